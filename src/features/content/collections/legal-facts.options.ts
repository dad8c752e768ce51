import { words } from '@/cms/words'

/** What the sum of a home's costs reads beside duty and VAT. */
export const costOptions = [
  {
    value: 'registration-allowance-limit',
    label: words({
      nl: 'Hoogste prijs voor het vrijgestelde deel',
      fr: 'Prix maximum pour l’abattement',
      en: 'Highest price for the exempt part',
      de: 'Höchstpreis für den Freibetrag',
    }),
  },
  {
    value: 'registration-duty-minimum',
    label: words({
      nl: 'Registratierechten, minimum',
      fr: 'Droits d’enregistrement, minimum',
      en: 'Registration duty, minimum',
      de: 'Registrierungsgebühren, Mindestbetrag',
    }),
  },
  {
    value: 'vat-own-home',
    label: words({
      nl: 'Btw op een nieuw eigen hoofdverblijf',
      fr: 'TVA sur une résidence principale neuve',
      en: 'VAT on a new main home',
      de: 'MwSt. auf ein neues Eigenheim',
    }),
  },
  {
    value: 'vat-own-home-limit',
    label: words({
      nl: 'Hoogste voordeel van die verlaagde btw',
      fr: 'Avantage maximum de cette TVA réduite',
      en: 'Highest advantage of that reduced VAT',
      de: 'Höchstvorteil dieser ermäßigten MwSt.',
    }),
  },
  {
    value: 'notary-fee',
    label: words({
      nl: 'Ereloon van de notaris (schaal, en vast deel zonder schijf)',
      fr: 'Honoraires du notaire (barème, et partie fixe sans tranche)',
      en: 'Notary’s fee (scale, and a fixed part without a bracket)',
      de: 'Honorar des Notars (Staffel, und fester Teil ohne Stufe)',
    }),
  },
  {
    value: 'notary-file-cost',
    label: words({
      nl: 'Dossierkosten van de notaris',
      fr: 'Frais de dossier du notaire',
      en: 'Notary’s administrative costs',
      de: 'Dossierkosten des Notars',
    }),
  },
  {
    value: 'notary-vat',
    label: words({
      nl: 'Btw op het ereloon',
      fr: 'TVA sur les honoraires',
      en: 'VAT on the notary’s fee',
      de: 'MwSt. auf das Honorar',
    }),
  },
  {
    value: 'deed-disbursements',
    label: words({
      nl: 'Uitgaven aan derden voor de akte, met btw',
      fr: 'Débours pour l’acte, TVA comprise',
      en: 'Disbursements for the deed, with VAT',
      de: 'Auslagen für die Urkunde, mit MwSt.',
    }),
  },
  {
    value: 'cadastral-index',
    label: words({
      nl: 'Index van het kadastraal inkomen',
      fr: 'Coefficient d’indexation du revenu cadastral',
      en: 'Index of the cadastral income',
      de: 'Index des Katastereinkommens',
    }),
  },
  {
    value: 'property-tax',
    label: words({
      nl: 'Onroerende voorheffing, basistarief',
      fr: 'Précompte immobilier, taux de base',
      en: 'Property tax, base rate',
      de: 'Immobiliensteuervorabzug, Basissatz',
    }),
  },
  {
    value: 'property-tax-municipality',
    label: words({
      nl: 'Opcentiemen van de gemeente',
      fr: 'Centimes additionnels de la commune',
      en: 'Surcharge of the municipality',
      de: 'Zuschlaghundertstel der Gemeinde',
    }),
  },
  {
    value: 'property-tax-province',
    label: words({
      nl: 'Opcentiemen van provincie of agglomeratie',
      fr: 'Centimes additionnels de la province ou de l’agglomération',
      en: 'Surcharge of the province or agglomeration',
      de: 'Zuschlaghundertstel der Provinz oder Agglomeration',
    }),
  },
  {
    value: 'notary-fee-reduction',
    label: words({
      nl: 'Ereloon van de notaris, enige eigen woning (schaal J bis, en vast deel zonder schijf)',
      fr: 'Honoraires du notaire, habitation propre et unique (barème J bis, et partie fixe sans tranche)',
      en: 'Notary’s fee, own and only home (scale J bis, and a fixed part without a bracket)',
      de: 'Honorar des Notars, einzige Eigenwohnung (Staffel J bis, und fester Teil ohne Stufe)',
    }),
  },
  {
    value: 'notary-fee-reduction-whole',
    label: words({
      nl: 'Ereloon: wat bij een lage prijs van het vaste deel af gaat',
      fr: 'Honoraires : ce qui est déduit de la partie fixe pour un petit prix',
      en: 'Notary’s fee: what a low price takes off the fixed part',
      de: 'Honorar: was bei einem niedrigen Preis vom festen Teil abgeht',
    }),
  },
  {
    value: 'notary-fee-reduction-end',
    label: words({
      nl: 'Ereloon: hoogste prijs voor dat lagere vaste deel',
      fr: 'Honoraires : prix maximum pour cette partie fixe réduite',
      en: 'Notary’s fee: highest price for that lower fixed part',
      de: 'Honorar: Höchstpreis für diesen niedrigeren festen Teil',
    }),
  },
  {
    value: 'loan-own-funds',
    label: words({
      nl: 'Voorbeeld van een lening: eigen middelen',
      fr: 'Exemple de crédit : fonds propres',
      en: 'Loan example: own funds',
      de: 'Kreditbeispiel: Eigenmittel',
    }),
  },
  {
    value: 'loan-term',
    label: words({
      nl: 'Voorbeeld van een lening: looptijd',
      fr: 'Exemple de crédit : durée',
      en: 'Loan example: term',
      de: 'Kreditbeispiel: Laufzeit',
    }),
  },
  {
    value: 'loan-rate',
    label: words({
      nl: 'Voorbeeld van een lening: rentevoet',
      fr: 'Exemple de crédit : taux',
      en: 'Loan example: interest rate',
      de: 'Kreditbeispiel: Zinssatz',
    }),
  },
]

export const regionOptions = [
  {
    value: 'belgium',
    label: words({ nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' }),
  },
  {
    value: 'flanders',
    label: words({ nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' }),
  },
  {
    value: 'brussels',
    label: words({ nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' }),
  },
  {
    value: 'wallonia',
    label: words({ nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonien' }),
  },
  {
    value: 'luxembourg',
    label: words({ nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' }),
  },
]
