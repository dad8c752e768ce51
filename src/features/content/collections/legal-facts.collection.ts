import type { CollectionConfig } from 'payload'

import { isEditor, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { plainVersions } from '@/cms/drafts'
import { optionsOf } from '@/cms/fields/options'
import { revision, savedBy } from '@/cms/fields/revision'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { forgetLegalFact, publishLegalFact } from '../hooks/publish-legal-fact'
import { costOptions, regionOptions } from './legal-facts.options'

/** With a comma or a point. */
const decimalField = '/cms/fields/decimal-field#DecimalField'

export const legalFacts: CollectionConfig = {
  slug: 'legal-facts',
  labels: {
    singular: words({
      nl: 'Wettelijk gegeven',
      fr: 'Donnée légale',
      en: 'Legal fact',
      de: 'Rechtliche Angabe',
    }),
    plural: words({
      nl: 'Wettelijke gegevens',
      fr: 'Données légales',
      en: 'Legal facts',
      de: 'Rechtliche Angaben',
    }),
  },
  admin: {
    group: groups.homes,
    useAsTitle: 'key',
    // The fact itself is one of a list: the filters find it.
    listSearchableFields: ['source', 'note', 'reviewer'],
    defaultColumns: ['key', 'region', 'value', 'unit', 'validFrom', 'source', 'reviewedAt'],
    description: words({
      nl: 'Tarieven, bedragen en termijnen per gewest, met datum en bron. Eén waarde voor alle talen. De kosten op de fiche van een pand rekenen alleen met wat is nagekeken. De termijn van de renovatieplicht staat op de fiche zodra hij hier staat: bevestig hem voor de site online gaat.',
      fr: 'Taux, montants et délais par région, datés et sourcés. Une valeur pour toutes les langues. Les coûts sur la fiche d’un bien ne comptent que ce qui est vérifié. Le délai de rénovation figure sur la fiche dès qu’il est ici : confirmez-le avant la mise en ligne.',
      en: 'Rates, amounts and terms by region, dated and sourced. One value for all languages. The costs on a property’s page only count what was reviewed. The renovation term is on the page as soon as it is here: confirm it before the site goes live.',
      de: 'Sätze, Beträge und Fristen je Region, mit Datum und Quelle. Ein Wert für alle Sprachen. Die Kosten im Exposé eines Objekts rechnen nur mit Geprüftem. Die Renovierungsfrist steht im Exposé, sobald sie hier steht: Bestätigen Sie sie vor dem Start der Website.',
    }),
  },
  access: {
    create: isEditor,
    read: isSiteOrTeam,
    update: isEditor,
    delete: isEditor,
    readVersions: isTeam,
    unlock: isEditor,
  },
  versions: plainVersions,
  // Forms are compared by what they were written on; a lock would be in the way of nobody else.
  lockDocuments: false,
  hooks: { afterChange: [publishLegalFact], afterDelete: [forgetLegalFact] },
  fields: [
    revision,
    {
      type: 'row',
      fields: [
        {
          name: 'region',
          type: 'select',
          required: true,
          index: true,
          label: words({ nl: 'Gewest', fr: 'Région', en: 'Region', de: 'Region' }),
          options: regionOptions,
        },
        {
          name: 'key',
          type: 'select',
          required: true,
          index: true,
          label: words({ nl: 'Gegeven', fr: 'Donnée', en: 'Fact', de: 'Angabe' }),
          options: [
            ...costOptions,
            ...optionsOf({
              'registration-duty-own-home': words({
                nl: 'Registratierechten, enige eigen woning',
                fr: 'Droits d’enregistrement, habitation propre et unique',
                en: 'Registration duty, own and only home',
                de: 'Registrierungsgebühren, einzige Eigenwohnung',
              }),
              'registration-duty': words({
                nl: 'Registratierechten, andere',
                fr: 'Droits d’enregistrement, autres',
                en: 'Registration duty, other',
                de: 'Registrierungsgebühren, sonstige',
              }),
              'registration-allowance': words({
                nl: 'Vrijgesteld deel van de prijs',
                fr: 'Abattement',
                en: 'Exempt part of the price',
                de: 'Freibetrag',
              }),
              'tax-credit': words({
                nl: 'Belastingkrediet',
                fr: 'Crédit d’impôt',
                en: 'Tax credit',
                de: 'Steuergutschrift',
              }),
              'vat-new-build': words({
                nl: 'Btw op nieuwbouw',
                fr: 'TVA sur le neuf',
                en: 'VAT on new build',
                de: 'MwSt. auf Neubau',
              }),
              'vat-rebuild': words({
                nl: 'Btw na afbraak en heropbouw',
                fr: 'TVA après démolition et reconstruction',
                en: 'VAT after demolition and rebuild',
                de: 'MwSt. nach Abriss und Neubau',
              }),
              'rental-deposit': words({
                nl: 'Huurwaarborg',
                fr: 'Garantie locative',
                en: 'Rental deposit',
                de: 'Mietkaution',
              }),
              'renovation-term': words({
                nl: 'Termijn renovatieplicht',
                fr: 'Délai de rénovation obligatoire',
                en: 'Renovation term',
                de: 'Frist für die Renovierungspflicht',
              }),
            }),
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'value',
          type: 'number',
          required: true,
          label: words({ nl: 'Waarde', fr: 'Valeur', en: 'Value', de: 'Wert' }),
          admin: { components: { Field: decimalField } },
        },
        {
          name: 'unit',
          type: 'select',
          required: true,
          label: words({ nl: 'Eenheid', fr: 'Unité', en: 'Unit', de: 'Einheit' }),
          options: [
            { value: 'percent', label: '%' },
            { value: 'euro', label: '€' },
            { value: 'factor', label: words({ nl: 'factor', fr: 'facteur', en: 'factor', de: 'Faktor' }) },
            { value: 'month', label: words({ nl: 'maanden', fr: 'mois', en: 'months', de: 'Monate' }) },
            { value: 'year', label: words({ nl: 'jaar', fr: 'ans', en: 'years', de: 'Jahre' }) },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'validFrom',
          type: 'date',
          required: true,
          index: true,
          label: words({ nl: 'Geldig vanaf', fr: 'Valable à partir du', en: 'Valid from', de: 'Gültig ab' }),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } },
        },
        {
          name: 'validTo',
          type: 'date',
          label: words({
            nl: 'Geldig tot en met',
            fr: 'Valable jusqu’au',
            en: 'Valid up to',
            de: 'Gültig bis',
          }),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } },
        },
      ],
    },
    {
      name: 'bracketFrom',
      type: 'number',
      min: 0,
      label: words({
        nl: 'Schijf vanaf (€)',
        fr: 'Tranche à partir de (€)',
        en: 'Bracket from (€)',
        de: 'Stufe ab (€)',
      }),
      admin: {
        components: { Field: decimalField },
        description: words({
          nl: 'Alleen voor een schaal: het bedrag vanaf waar dit tarief geldt. Elke schijf is een eigen gegeven.',
          fr: 'Seulement pour un barème : le montant à partir duquel ce taux s’applique. Chaque tranche est une donnée à part.',
          en: 'Only for a scale: the amount from which this rate holds. Each bracket is a fact of its own.',
          de: 'Nur bei einer Staffel: der Betrag, ab dem dieser Satz gilt. Jede Stufe ist eine eigene Angabe.',
        }),
      },
    },
    {
      name: 'note',
      type: 'textarea',
      label: words({ nl: 'Voorwaarden', fr: 'Conditions', en: 'Conditions', de: 'Bedingungen' }),
      admin: {
        description: words({
          nl: 'Alleen voor het kantoor: bezoekers zien dit niet.',
          fr: 'Pour l’agence seulement : les visiteurs ne le voient pas.',
          en: 'For the agency only: visitors do not see this.',
          de: 'Nur für das Büro: Besucher sehen dies nicht.',
        }),
      },
    },
    {
      name: 'source',
      type: 'text',
      required: true,
      label: words({ nl: 'Bron', fr: 'Source', en: 'Source', de: 'Quelle' }),
      admin: {
        description: words({
          nl: 'Staat bij de kosten, in elke taal zoals hier: namen van sites of teksten, gescheiden door ; en zonder zinnen.',
          fr: 'Figure près des coûts, tel quel dans chaque langue : des noms de sites ou de textes, séparés par ; et sans phrases.',
          en: 'Stands with the costs, as it is here in every language: names of sites or texts, separated by ; and no sentences.',
          de: 'Steht bei den Kosten, in jeder Sprache wie hier: Namen von Websites oder Texten, getrennt durch ; und ohne Sätze.',
        }),
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'reviewer',
          type: 'text',
          label: words({ nl: 'Nagekeken door', fr: 'Vérifié par', en: 'Reviewed by', de: 'Geprüft von' }),
        },
        {
          name: 'reviewedAt',
          type: 'date',
          label: words({ nl: 'Nagekeken op', fr: 'Vérifié le', en: 'Reviewed on', de: 'Geprüft am' }),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } },
        },
      ],
    },
    savedBy,
  ],
}
