import type { CollectionConfig } from 'payload'

import { isEditor, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { plainVersions } from '@/cms/drafts'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { forgetLegalFact, publishLegalFact } from '../hooks/publish-legal-fact'
import { costOptions } from './legal-facts.options'

export const legalFacts: CollectionConfig = {
  slug: 'legal-facts',
  labels: {
    singular: words('Wettelijk gegeven', 'Donnée légale', 'Legal fact', 'Rechtliche Angabe'),
    plural: words('Wettelijke gegevens', 'Données légales', 'Legal facts', 'Rechtliche Angaben'),
  },
  admin: {
    group: groups.homes,
    useAsTitle: 'key',
    defaultColumns: ['key', 'region', 'value', 'unit', 'validFrom', 'validTo'],
    description: words(
      'Tarieven, bedragen en termijnen per gewest, met datum en bron. Eén waarde voor alle talen. De kostenberekening op de fiche van een pand leest ze.',
      'Taux, montants et délais par région, datés et sourcés. Une valeur pour toutes les langues. Le calcul des coûts sur la fiche d’un bien les lit.',
      'Rates, amounts and terms by region, dated and sourced. One value for all languages. The sum of costs on a property’s page reads them.',
      'Sätze, Beträge und Fristen je Region, mit Datum und Quelle. Ein Wert für alle Sprachen. Die Kostenrechnung im Exposé eines Objekts liest sie.',
    ),
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
  hooks: { afterChange: [publishLegalFact], afterDelete: [forgetLegalFact] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'region',
          type: 'select',
          required: true,
          index: true,
          label: words('Gewest', 'Région', 'Region', 'Region'),
          options: [
            { value: 'belgium', label: words('België', 'Belgique', 'Belgium', 'Belgien') },
            { value: 'flanders', label: words('Vlaanderen', 'Flandre', 'Flanders', 'Flandern') },
            { value: 'brussels', label: words('Brussel', 'Bruxelles', 'Brussels', 'Brüssel') },
            { value: 'wallonia', label: words('Wallonië', 'Wallonie', 'Wallonia', 'Wallonien') },
            { value: 'luxembourg', label: words('Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg') },
          ],
        },
        {
          name: 'key',
          type: 'select',
          required: true,
          index: true,
          label: words('Gegeven', 'Donnée', 'Fact', 'Angabe'),
          options: [
            ...costOptions,
            {
              value: 'registration-duty-own-home',
              label: words(
                'Registratierechten, enige eigen woning',
                'Droits d’enregistrement, habitation propre et unique',
                'Registration duty, own and only home',
                'Registrierungsgebühren, einzige Eigenwohnung',
              ),
            },
            {
              value: 'registration-duty',
              label: words(
                'Registratierechten, andere',
                'Droits d’enregistrement, autres',
                'Registration duty, other',
                'Registrierungsgebühren, sonstige',
              ),
            },
            {
              value: 'registration-allowance',
              label: words(
                'Vrijgesteld deel van de prijs',
                'Abattement',
                'Exempt part of the price',
                'Freibetrag',
              ),
            },
            {
              value: 'tax-credit',
              label: words('Belastingkrediet', 'Crédit d’impôt', 'Tax credit', 'Steuergutschrift'),
            },
            {
              value: 'vat-new-build',
              label: words('Btw op nieuwbouw', 'TVA sur le neuf', 'VAT on new build', 'MwSt. auf Neubau'),
            },
            {
              value: 'vat-rebuild',
              label: words(
                'Btw na afbraak en heropbouw',
                'TVA après démolition et reconstruction',
                'VAT after demolition and rebuild',
                'MwSt. nach Abriss und Neubau',
              ),
            },
            {
              value: 'rental-deposit',
              label: words('Huurwaarborg', 'Garantie locative', 'Rental deposit', 'Mietkaution'),
            },
            {
              value: 'renovation-term',
              label: words(
                'Termijn renovatieplicht',
                'Délai de rénovation obligatoire',
                'Renovation term',
                'Frist für die Renovierungspflicht',
              ),
            },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'value', type: 'number', required: true, label: words('Waarde', 'Valeur', 'Value', 'Wert') },
        {
          name: 'unit',
          type: 'select',
          required: true,
          label: words('Eenheid', 'Unité', 'Unit', 'Einheit'),
          options: [
            { value: 'percent', label: '%' },
            { value: 'euro', label: '€' },
            { value: 'euro-per-kwh', label: '€/kWh' },
            { value: 'factor', label: words('factor', 'facteur', 'factor', 'Faktor') },
            { value: 'month', label: words('maanden', 'mois', 'months', 'Monate') },
            { value: 'year', label: words('jaar', 'ans', 'years', 'Jahre') },
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
          label: words('Geldig vanaf', 'Valable à partir du', 'Valid from', 'Gültig ab'),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } },
        },
        {
          name: 'validTo',
          type: 'date',
          label: words('Geldig tot en met', 'Valable jusqu’au', 'Valid up to', 'Gültig bis'),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } },
        },
      ],
    },
    {
      name: 'bracketFrom',
      type: 'number',
      min: 0,
      label: words('Schijf vanaf (€)', 'Tranche à partir de (€)', 'Bracket from (€)', 'Stufe ab (€)'),
      admin: {
        description: words(
          'Alleen voor een schaal: het bedrag vanaf waar dit tarief geldt. Elke schijf is een eigen gegeven.',
          'Seulement pour un barème : le montant à partir duquel ce taux s’applique. Chaque tranche est une donnée à part.',
          'Only for a scale: the amount from which this rate holds. Each bracket is a fact of its own.',
          'Nur bei einer Staffel: der Betrag, ab dem dieser Satz gilt. Jede Stufe ist eine eigene Angabe.',
        ),
      },
    },
    {
      name: 'note',
      type: 'textarea',
      label: words('Voorwaarden', 'Conditions', 'Conditions', 'Bedingungen'),
    },
    { name: 'source', type: 'text', required: true, label: words('Bron', 'Source', 'Source', 'Quelle') },
    {
      type: 'row',
      fields: [
        {
          name: 'reviewer',
          type: 'text',
          label: words('Nagekeken door', 'Vérifié par', 'Reviewed by', 'Geprüft von'),
        },
        {
          name: 'reviewedAt',
          type: 'date',
          label: words('Nagekeken op', 'Vérifié le', 'Reviewed on', 'Geprüft am'),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } },
        },
      ],
    },
  ],
}
