import type { Field } from 'payload'

import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { defineGlobal } from './define-global'

const text = (name: string, label: ReturnType<typeof words>): Field => ({ name, type: 'text', label })

export const agency = defineGlobal({
  slug: 'agency',
  label: words('Het kantoor', 'L’agence', 'The agency', 'Die Agentur'),
  group: groups.settings,
  isTranslated: false,
  shows: words(
    'Onderaan elke pagina, omdat de wet het vraagt, en op afdrukken.',
    'En bas de chaque page, comme la loi l’exige, et sur les impressions.',
    'At the bottom of every page, as the law asks, and on prints.',
    'Unten auf jeder Seite, wie das Gesetz es verlangt, und auf Ausdrucken.',
  ),
  fields: [
    {
      type: 'row',
      fields: [
        text('name', words('Naam', 'Nom', 'Name', 'Name')),
        text('company', words('Vennootschap', 'Société', 'Company', 'Gesellschaft')),
      ],
    },
    {
      type: 'row',
      fields: [
        text('street', words('Straat en nummer', 'Rue et numéro', 'Street and number', 'Straße und Nummer')),
        text(
          'place',
          words(
            'Postcode en gemeente',
            'Code postal et commune',
            'Postcode and municipality',
            'PLZ und Gemeinde',
          ),
        ),
        {
          name: 'country',
          type: 'select',
          defaultValue: 'BE',
          label: words('Land', 'Pays', 'Country', 'Land'),
          options: ['BE', 'LU'],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        text('phone', words('Telefoon', 'Téléphone', 'Telephone', 'Telefon')),
        { name: 'email', type: 'email', label: words('E-mail', 'E-mail', 'E-mail', 'E-Mail') },
      ],
    },
    {
      type: 'row',
      fields: [
        text(
          'companyNumber',
          words('Ondernemingsnummer', 'Numéro d’entreprise', 'Company number', 'Unternehmensnummer'),
        ),
        text('vatNumber', words('Btw-nummer', 'Numéro de TVA', 'VAT number', 'USt-IdNr.')),
      ],
    },
    {
      name: 'brokers',
      type: 'array',
      label: words('Erkende makelaars', 'Agents agréés', 'Recognised agents', 'Zugelassene Makler'),
      labels: {
        singular: words('Makelaar', 'Agent', 'Agent', 'Makler'),
        plural: words('Makelaars', 'Agents', 'Agents', 'Makler'),
      },
      fields: [
        {
          type: 'row',
          fields: [
            text('name', words('Naam', 'Nom', 'Name', 'Name')),
            text('number', words('BIV-nummer', 'Numéro IPI', 'BIV/IPI number', 'BIV/IPI-Nummer')),
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        text('insurer', words('Verzekeraar', 'Assureur', 'Insurer', 'Versicherer')),
        text('insurancePolicy', words('Polisnummer', 'Numéro de police', 'Policy number', 'Policennummer')),
      ],
    },
    text(
      'codeOfConductUrl',
      words(
        'Adres van de deontologische code',
        'Adresse du code de déontologie',
        'Address of the code of conduct',
        'Adresse des Verhaltenskodex',
      ),
    ),
    {
      name: 'luxembourg',
      type: 'group',
      label: words(
        'Kantoor in Luxemburg',
        'Agence au Luxembourg',
        'Office in Luxembourg',
        'Büro in Luxemburg',
      ),
      fields: [
        {
          type: 'row',
          fields: [
            text(
              'permit',
              words(
                'Vestigingsvergunning',
                'Autorisation d’établissement',
                'Business permit',
                'Niederlassungsgenehmigung',
              ),
            ),
            text(
              'register',
              words(
                'Handelsregister (RCS)',
                'Registre de commerce (RCS)',
                'Trade register (RCS)',
                'Handelsregister (RCS)',
              ),
            ),
            text('vatNumber', words('Btw-nummer', 'Numéro de TVA', 'VAT number', 'USt-IdNr.')),
          ],
        },
      ],
    },
  ],
})
