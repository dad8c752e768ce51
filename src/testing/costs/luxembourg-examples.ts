import { euro, type WorkedExample } from './worked-example'

/*
 * Luxembourg's notary's fee:
 *   up to 3,718.40 4% = 148.736; to 7,436.80 2% = 74.368; to 17,352.54 1.5% = 148.7361; to 24,789.35 0.8% = 59.49448;
 *   to 74,368.05 0.6% = 297.4722; to 148,736.11 0.5% = 371.8403; to 247,893.52 0.3% = 297.47223;
 *   together 1,398.11931; to 1,239,467.62 0.1% = 991.5741; together 2,389.69341; above it 0.05%
 */
export const luxembourgExamples: WorkedExample[] = [
  {
    // 800,000 × 7% | − 40,000 | 1,398.11931 + 552,106.48 × 0.1% = 1,950.23 | × 17%
    name: 'Luxembourg, own home, one buyer',
    source: 'guichet.lu (Bëllegen Akt); notariat.lu',
    asked: { region: 'luxembourg', priceCents: euro(800_000), cadastralIncome: null },
    lines: { 'registration-duty': 56_000, 'tax-credit': -40_000, ...acte(1950.23, 331.54) },
    ready: 818_281.77,
    yearly: 0,
  },
  {
    // 800,000 × 7% | − 2 × 40,000, but 100 stays due: − 55,900 | fee as above
    name: 'Luxembourg, own home, two buyers',
    source: 'guichet.lu (Bëllegen Akt); notariat.lu',
    asked: { region: 'luxembourg', priceCents: euro(800_000), buyers: 2, cadastralIncome: null },
    lines: { 'registration-duty': 56_000, 'tax-credit': -55_900, ...acte(1950.23, 331.54) },
    ready: 802_381.77,
    yearly: 0,
  },
  {
    // 600,000 × 7% | 1,398.11931 + 352,106.48 × 0.1% = 1,750.23 | × 17%
    name: 'Luxembourg, any other purchase',
    source: 'guichet.lu (Bëllegen Akt); notariat.lu',
    asked: {
      region: 'luxembourg',
      priceCents: euro(600_000),
      situation: 'other',
      cadastralIncome: null,
    },
    lines: { 'registration-duty': 42_000, ...acte(1750.23, 297.54) },
    ready: 644_047.77,
    yearly: 0,
  },
  {
    // 1,500,000 × 7% | 2,389.69341 + 260,532.38 × 0.05% = 2,519.96 | × 17%
    name: 'Luxembourg, any other purchase of a dear home',
    source: 'guichet.lu (Bëllegen Akt); notariat.lu',
    asked: {
      region: 'luxembourg',
      priceCents: euro(1_500_000),
      situation: 'other',
      cadastralIncome: null,
    },
    lines: { 'registration-duty': 105_000, ...acte(2519.96, 428.39) },
    ready: 1_607_948.35,
    yearly: 0,
  },
  {
    // land 300,000 × 7%, less the credit down to 100 | building 400,000 × 17% = 68,000; at 3% 12,000; the difference counts up to 50,000 | 1,850.23 × 17%
    name: 'Luxembourg, new own home, land apart',
    source: 'guichet.lu (Bëllegen Akt); guichet.lu (TVA logement); pfi.public.lu; notariat.lu',
    asked: {
      region: 'luxembourg',
      priceCents: euro(700_000),
      sale: { kind: 'new', landCents: euro(300_000) },
      cadastralIncome: null,
    },
    lines: {
      'registration-duty': 21_000,
      'tax-credit': -20_900,
      vat: 18_000,
      ...acte(1850.23, 314.54),
    },
    ready: 720_264.77,
    yearly: 0,
  },
  {
    // land 300,000 × 7%, less the credit down to 100 | building 200,000 × 3%: 28,000 less than at 17%, under the limit | 1,650.23 × 17%
    name: 'Luxembourg, smaller new own home, two buyers',
    source: 'guichet.lu (Bëllegen Akt); pfi.public.lu; notariat.lu',
    asked: {
      region: 'luxembourg',
      priceCents: euro(500_000),
      sale: { kind: 'new', landCents: euro(300_000) },
      buyers: 2,
      cadastralIncome: null,
    },
    lines: {
      'registration-duty': 21_000,
      'tax-credit': -20_900,
      vat: 6000,
      ...acte(1650.23, 280.54),
    },
    ready: 508_030.77,
    yearly: 0,
  },
  {
    // without the value of the land neither duty nor VAT can be said | 1,650.23 × 17%
    name: 'Luxembourg, new, land not apart',
    source: 'notariat.lu; pfi.public.lu',
    asked: {
      region: 'luxembourg',
      priceCents: euro(500_000),
      sale: { kind: 'new', landCents: null },
      cadastralIncome: null,
    },
    lines: { 'registration-duty': null, vat: null, ...acte(1650.23, 280.54) },
    ready: 501_930.77,
    yearly: 0,
  },
]

/** In Luxembourg the notary's file has no amount of its own. */
function acte(fee: number, vat: number): WorkedExample['lines'] {
  return { 'notary-fee': fee, 'notary-vat': vat }
}
