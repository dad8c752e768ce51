import { optionsOf } from '@/cms/fields/options'
import { words } from '@/cms/words'

/** What the sum of a home's costs reads beside duty and VAT. */
export const costOptions = optionsOf({
  'registration-allowance-limit': words({
    nl: 'Hoogste prijs voor het vrijgestelde deel',
    fr: 'Prix maximum pour l’abattement',
    en: 'Highest price for the exempt part',
    de: 'Höchstpreis für den Freibetrag',
  }),
  'registration-duty-minimum': words({
    nl: 'Registratierechten, minimum',
    fr: 'Droits d’enregistrement, minimum',
    en: 'Registration duty, minimum',
    de: 'Registrierungsgebühren, Mindestbetrag',
  }),
  'vat-own-home': words({
    nl: 'Btw op een nieuw eigen hoofdverblijf',
    fr: 'TVA sur une résidence principale neuve',
    en: 'VAT on a new main home',
    de: 'MwSt. auf ein neues Eigenheim',
  }),
  'vat-own-home-limit': words({
    nl: 'Hoogste voordeel van die verlaagde btw',
    fr: 'Avantage maximum de cette TVA réduite',
    en: 'Highest advantage of that reduced VAT',
    de: 'Höchstvorteil dieser ermäßigten MwSt.',
  }),
  'notary-fee': words({
    nl: 'Ereloon van de notaris (schaal, en vast deel zonder schijf)',
    fr: 'Honoraires du notaire (barème, et partie fixe sans tranche)',
    en: 'Notary’s fee (scale, and a fixed part without a bracket)',
    de: 'Honorar des Notars (Staffel, und fester Teil ohne Stufe)',
  }),
  'notary-file-cost': words({
    nl: 'Dossierkosten van de notaris',
    fr: 'Frais de dossier du notaire',
    en: 'Notary’s administrative costs',
    de: 'Dossierkosten des Notars',
  }),
  'notary-vat': words({
    nl: 'Btw op het ereloon',
    fr: 'TVA sur les honoraires',
    en: 'VAT on the notary’s fee',
    de: 'MwSt. auf das Honorar',
  }),
  'deed-disbursements': words({
    nl: 'Uitgaven aan derden voor de akte, met btw',
    fr: 'Débours pour l’acte, TVA comprise',
    en: 'Disbursements for the deed, with VAT',
    de: 'Auslagen für die Urkunde, mit MwSt.',
  }),
  'cadastral-index': words({
    nl: 'Index van het kadastraal inkomen',
    fr: 'Coefficient d’indexation du revenu cadastral',
    en: 'Index of the cadastral income',
    de: 'Index des Katastereinkommens',
  }),
  'property-tax': words({
    nl: 'Onroerende voorheffing, basistarief',
    fr: 'Précompte immobilier, taux de base',
    en: 'Property tax, base rate',
    de: 'Immobiliensteuervorabzug, Basissatz',
  }),
  'property-tax-municipality': words({
    nl: 'Opcentiemen van de gemeente',
    fr: 'Centimes additionnels de la commune',
    en: 'Surcharge of the municipality',
    de: 'Zuschlaghundertstel der Gemeinde',
  }),
  'property-tax-province': words({
    nl: 'Opcentiemen van provincie of agglomeratie',
    fr: 'Centimes additionnels de la province ou de l’agglomération',
    en: 'Surcharge of the province or agglomeration',
    de: 'Zuschlaghundertstel der Provinz oder Agglomeration',
  }),
  'notary-fee-reduction': words({
    nl: 'Ereloon van de notaris, enige eigen woning (schaal J bis, en vast deel zonder schijf)',
    fr: 'Honoraires du notaire, habitation propre et unique (barème J bis, et partie fixe sans tranche)',
    en: 'Notary’s fee, own and only home (scale J bis, and a fixed part without a bracket)',
    de: 'Honorar des Notars, einzige Eigenwohnung (Staffel J bis, und fester Teil ohne Stufe)',
  }),
  'notary-fee-reduction-whole': words({
    nl: 'Ereloon: wat bij een lage prijs van het vaste deel af gaat',
    fr: 'Honoraires : ce qui est déduit de la partie fixe pour un petit prix',
    en: 'Notary’s fee: what a low price takes off the fixed part',
    de: 'Honorar: was bei einem niedrigen Preis vom festen Teil abgeht',
  }),
  'notary-fee-reduction-end': words({
    nl: 'Ereloon: hoogste prijs voor dat lagere vaste deel',
    fr: 'Honoraires : prix maximum pour cette partie fixe réduite',
    en: 'Notary’s fee: highest price for that lower fixed part',
    de: 'Honorar: Höchstpreis für diesen niedrigeren festen Teil',
  }),
  'loan-own-funds': words({
    nl: 'Voorbeeld van een lening: eigen middelen',
    fr: 'Exemple de crédit : fonds propres',
    en: 'Loan example: own funds',
    de: 'Kreditbeispiel: Eigenmittel',
  }),
  'loan-term': words({
    nl: 'Voorbeeld van een lening: looptijd',
    fr: 'Exemple de crédit : durée',
    en: 'Loan example: term',
    de: 'Kreditbeispiel: Laufzeit',
  }),
  'loan-rate': words({
    nl: 'Voorbeeld van een lening: rentevoet',
    fr: 'Exemple de crédit : taux',
    en: 'Loan example: interest rate',
    de: 'Kreditbeispiel: Zinssatz',
  }),
})

export const regionOptions = optionsOf({
  belgium: words({ nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' }),
  flanders: words({ nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' }),
  brussels: words({ nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' }),
  wallonia: words({ nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonien' }),
  luxembourg: words({ nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' }),
})
