import type { Field, PayloadRequest } from 'payload'

import { groups } from '@/cms/groups'
import { rowLabel } from '@/cms/fields/row-label'
import { words } from '@/cms/words'
import { isSocialAddress, linesOf, mostSocialLinks } from '@/domain/site/social-links'
import { knownLocale } from '@/i18n/locales'

import { agencyUser } from '../collections/one-person.fields'
import { defineGlobal } from './define-global'

const text = (name: string, label: ReturnType<typeof words>): Field => ({ name, type: 'text', label })

const wrongSocialLinks = words({
  nl: 'Schrijf op elke lijn één volledig adres dat met https:// begint, hoogstens tien.',
  fr: 'Écrivez sur chaque ligne une adresse complète commençant par https://, dix au plus.',
  en: 'Write one complete address that begins with https:// on each line, ten at most.',
  de: 'Schreiben Sie in jede Zeile eine vollständige Adresse, die mit https:// beginnt, höchstens zehn.',
})

export const agency = defineGlobal({
  slug: 'agency',
  label: words({ nl: 'Het kantoor', fr: 'L’agence', en: 'The agency', de: 'Die Agentur' }),
  group: groups.settings,
  isTranslated: false,
  shows: words({
    nl: 'Onderaan elke pagina, omdat de wet het vraagt, en op afdrukken.',
    fr: 'En bas de chaque page, comme la loi l’exige, et sur les impressions.',
    en: 'At the bottom of every page, as the law asks, and on prints.',
    de: 'Unten auf jeder Seite, wie das Gesetz es verlangt, und auf Ausdrucken.',
  }),
  fields: [
    {
      type: 'row',
      fields: [
        text('name', words({ nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' })),
        text('company', words({ nl: 'Vennootschap', fr: 'Société', en: 'Company', de: 'Gesellschaft' })),
      ],
    },
    {
      type: 'row',
      fields: [
        text(
          'street',
          words({
            nl: 'Straat en nummer',
            fr: 'Rue et numéro',
            en: 'Street and number',
            de: 'Straße und Nummer',
          }),
        ),
        text(
          'place',
          words({
            nl: 'Postcode en gemeente',
            fr: 'Code postal et commune',
            en: 'Postcode and municipality',
            de: 'PLZ und Gemeinde',
          }),
        ),
        {
          name: 'country',
          type: 'select',
          defaultValue: 'BE',
          label: words({ nl: 'Land', fr: 'Pays', en: 'Country', de: 'Land' }),
          options: ['BE', 'LU'],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        text('phone', words({ nl: 'Telefoon', fr: 'Téléphone', en: 'Telephone', de: 'Telefon' })),
        {
          name: 'email',
          type: 'email',
          label: words({ nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' }),
        },
        {
          ...text('whatsapp', words({ nl: 'WhatsApp', fr: 'WhatsApp', en: 'WhatsApp', de: 'WhatsApp' })),
          admin: {
            description: words({
              nl: 'Het nummer waarop bezoekers een bericht sturen over een pand. Leeg: geen knop.',
              fr: 'Le numéro auquel les visiteurs écrivent au sujet d’un bien. Vide : pas de bouton.',
              en: 'The number that visitors write to about a home. Empty: no button.',
              de: 'Die Nummer, an die Besucher zu einer Immobilie schreiben. Leer: keine Schaltfläche.',
            }),
          },
        } as Field,
      ],
    },
    {
      type: 'row',
      fields: [
        text(
          'companyNumber',
          words({
            nl: 'Ondernemingsnummer',
            fr: 'Numéro d’entreprise',
            en: 'Company number',
            de: 'Unternehmensnummer',
          }),
        ),
        text(
          'vatNumber',
          words({ nl: 'Btw-nummer', fr: 'Numéro de TVA', en: 'VAT number', de: 'MwSt.-Nummer' }),
        ),
      ],
    },
    {
      name: 'brokers',
      type: 'array',
      label: words({
        nl: 'Erkende makelaars',
        fr: 'Agents agréés',
        en: 'Recognised agents',
        de: 'Zugelassene Makler',
      }),
      labels: {
        singular: words({ nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' }),
        plural: words({ nl: 'Makelaars', fr: 'Agents', en: 'Agents', de: 'Makler' }),
      },
      admin: rowLabel(words({ nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' }), ['name', 'number']),
      fields: [
        {
          type: 'row',
          fields: [
            text('name', words({ nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' })),
            text(
              'number',
              words({ nl: 'BIV-nummer', fr: 'Numéro IPI', en: 'BIV/IPI number', de: 'BIV/IPI-Nummer' }),
            ),
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        text('insurer', words({ nl: 'Verzekeraar', fr: 'Assureur', en: 'Insurer', de: 'Versicherer' })),
        text(
          'insurancePolicy',
          words({ nl: 'Polisnummer', fr: 'Numéro de police', en: 'Policy number', de: 'Policennummer' }),
        ),
      ],
    },
    text(
      'codeOfConductUrl',
      words({
        nl: 'Adres van de deontologische code',
        fr: 'Adresse du code de déontologie',
        en: 'Address of the code of conduct',
        de: 'Adresse des Verhaltenskodex',
      }),
    ),
    {
      name: 'socialLinks',
      type: 'textarea',
      label: words({
        nl: 'Sociale media',
        fr: 'Réseaux sociaux',
        en: 'Social media',
        de: 'Soziale Medien',
      }),
      admin: {
        placeholder: 'https://www.facebook.com/…\nhttps://www.instagram.com/…',
        description: words({
          nl: 'Eén adres per lijn. Ze staan onderaan elke pagina, en zoekmachines leren eruit welke accounts van u zijn.',
          fr: 'Une adresse par ligne. Elles figurent en bas de chaque page et indiquent aux moteurs de recherche quels comptes sont les vôtres.',
          en: 'One address per line. They stand at the bottom of every page, and search engines learn from them which accounts are yours.',
          de: 'Eine Adresse je Zeile. Sie stehen unten auf jeder Seite, und Suchmaschinen erfahren daraus, welche Konten Ihnen gehören.',
        }),
      },
      validate: (value: unknown, { req }: { req: PayloadRequest }) => {
        const lines = linesOf(typeof value === 'string' ? value : '')
        const isRight = lines.length <= mostSocialLinks && lines.every(isSocialAddress)
        return isRight || wrongSocialLinks[knownLocale(req.i18n.language)]
      },
    },
    agencyUser,
    {
      name: 'luxembourg',
      type: 'group',
      label: words({
        nl: 'Kantoor in Luxemburg',
        fr: 'Agence au Luxembourg',
        en: 'Office in Luxembourg',
        de: 'Büro in Luxemburg',
      }),
      fields: [
        {
          type: 'row',
          fields: [
            text(
              'permit',
              words({
                nl: 'Vestigingsvergunning',
                fr: 'Autorisation d’établissement',
                en: 'Business permit',
                de: 'Niederlassungsgenehmigung',
              }),
            ),
            text(
              'register',
              words({
                nl: 'Handelsregister (RCS)',
                fr: 'Registre de commerce (RCS)',
                en: 'Trade register (RCS)',
                de: 'Handelsregister (RCS)',
              }),
            ),
            text(
              'vatNumber',
              words({ nl: 'Btw-nummer', fr: 'Numéro de TVA', en: 'VAT number', de: 'MwSt.-Nummer' }),
            ),
          ],
        },
      ],
    },
  ],
})
