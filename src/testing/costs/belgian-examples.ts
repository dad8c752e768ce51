import { euro, type WorkedExample } from './worked-example'

/*
 * Belgian notary's fee, scale J: 285.00 fixed (199.00 up to 20,000), and by brackets
 *   up to 17,500 2.5% = 437.50; to 30,000 1.75% = 218.75; to 45,495 1.71% = 264.9645; to 64,090 1.14% = 211.983;
 *   together 1,418.1975 at 64,090; to 250,095 0.57% = 1,060.2285; together 2,478.426; above it 0.2%
 * Scale J bis, of an own and only home: 257.00 fixed, and
 *   up to 17,500 2.5% = 437.50; to 30,000 2% = 250.00; to 45,495 1.5% = 232.425; to 64,090 0.5% = 92.975;
 *   together 1,269.90 at 64,090; to 250,095 0.485% = 902.12425; together 2,172.02425; to 500,000 0.3% = 749.715;
 *   together 2,921.73925; above it 0.2%
 * Yearly tax on the indexed income (× 2.3, to the euro):
 *   Flanders 3.97% × (1 + 8.82 + 2.00) = 46.9254%; Brussels 1.25% × (1 + 32.55 + 9.89) = 54.3%;
 *   Wallonia 1.25% × (1 + 25.85 + 15.00) = 52.3125%
 */
export const belgianExamples: WorkedExample[] = [
  {
    // 350,000 × 2% | 2,172.02425 + 99,905 × 0.3% = 2,471.74 | 3,326.74 × 21% | 1,000 → 2,300 × 46.9254%
    name: 'Flanders, own and only home',
    source: 'vlaanderen.be; notaris.be',
    asked: { region: 'flanders', priceCents: euro(350_000), cadastralIncome: 1000 },
    lines: { 'registration-duty': 7000, ...deed(2471.74, 698.62), 'property-tax': 1079.28 },
    ready: 361_905.25,
    yearly: 1079.28,
  },
  {
    // (200,000 − 93,350) × 2%, which is 4,000 less 1,867 | 1,269.90 + 135,910 × 0.485% = 1,929.06 | 2,784.06 × 21% | 700 → 1,610 × 46.9254%
    name: 'Flanders, modest own and only home',
    source: 'vlaanderen.be; notaris.be',
    asked: { region: 'flanders', priceCents: euro(200_000), cadastralIncome: 700 },
    lines: { 'registration-duty': 2133, ...deed(1929.06, 584.65), 'property-tax': 755.5 },
    ready: 206_381.6,
    yearly: 755.5,
  },
  {
    // 250,000 × 12% | 1,418.1975 + 185,910 × 0.57% = 2,477.88 | 3,332.88 × 21% | 745 → 1,714 × 46.9254%
    name: 'Flanders, any other purchase',
    source: 'vlaanderen.be; notaris.be; belastingen.vlaanderen.be',
    asked: {
      region: 'flanders',
      priceCents: euro(250_000),
      situation: 'other',
      cadastralIncome: 745,
    },
    lines: { 'registration-duty': 30_000, ...deed(2477.88, 699.9), 'property-tax': 804.3 },
    ready: 284_912.67,
    yearly: 804.3,
  },
  {
    // 400,000 × 21% | 2,478.426 + 149,905 × 0.2% = 2,778.24 | 3,633.24 × 21% | no cadastral income yet
    name: 'Flanders, new, with its land from one seller',
    source: 'fin.belgium.be; notaris.be',
    asked: {
      region: 'flanders',
      priceCents: euro(400_000),
      sale: { kind: 'new', landCents: null },
      situation: 'other',
      cadastralIncome: null,
    },
    lines: { vat: 84_000, ...deed(2778.24, 762.98) },
    ready: 489_276.11,
    yearly: 0,
  },
  {
    // land 120,000 × 12%: land is no home, even of who will live there | building 280,000 × 6% | the fee is of an own home: 2,172.02425 + 149,905 × 0.3% = 2,621.74 | 3,476.74 × 21%
    name: 'Flanders, rebuilt after demolition, land apart',
    source: 'fin.belgium.be (2025/C/48); vlaanderen.be; notaris.be',
    asked: {
      region: 'flanders',
      priceCents: euro(400_000),
      sale: { kind: 'new', landCents: euro(120_000) },
      vat: 'rebuild',
      cadastralIncome: null,
    },
    lines: {
      'registration-duty': 14_400,
      vat: 16_800,
      ...deed(2621.74, 730.12),
    },
    ready: 436_286.75,
    yearly: 0,
  },
  {
    // 900,000 × 2% | 2,921.73925 + 400,000 × 0.2% = 3,721.74 | 4,576.74 × 21%
    name: 'Flanders, dear own and only home',
    source: 'vlaanderen.be; notaris.be',
    asked: { region: 'flanders', priceCents: euro(900_000), cadastralIncome: null },
    lines: { 'registration-duty': 18_000, ...deed(3721.74, 961.12) },
    ready: 924_417.75,
    yearly: 0,
  },
  {
    // 42,500 as sent | 3,195 as sent | 4,050 × 21% | 95 × 12
    name: 'Flanders, any other purchase, with the figures of its file',
    source: 'notaris.be',
    asked: {
      region: 'flanders',
      priceCents: euro(350_000),
      situation: 'other',
      cadastralIncome: 1000,
      file: {
        registrationCents: euro(42_500),
        notaryFeeCents: euro(3195),
        variousCents: euro(4500),
        propertyTaxCents: euro(886),
        monthlyChargesCents: euro(95),
      },
    },
    lines: {
      'registration-duty': 42_500,
      ...deed(3195, 850.5),
      'various-costs': 4500,
      'property-tax': 886,
      charges: 1140,
    },
    ready: 402_780.39,
    yearly: 2026,
  },
  {
    // (450,000 − 200,000) × 12.5% | 2,172.02425 + 199,905 × 0.3% = 2,771.74 | 3,626.74 × 21% | 1,500 → 3,450 × 54.3%
    name: 'Brussels, own and only home under the limit',
    source: 'notaris.be; fiscaliteit.brussels',
    asked: { region: 'brussels', priceCents: euro(450_000), cadastralIncome: 1500 },
    lines: { 'registration-duty': 31_250, ...deed(2771.74, 761.62), 'property-tax': 1873.35 },
    ready: 486_518.25,
    yearly: 1873.35,
  },
  {
    // 650,000 is above 600,000: 650,000 × 12.5% | 2,921.73925 + 150,000 × 0.2% = 3,221.74 | 4,076.74 × 21% | 2,000 → 4,600 × 54.3%
    name: 'Brussels, own and only home above the limit',
    source: 'notaris.be; fiscaliteit.brussels',
    asked: { region: 'brussels', priceCents: euro(650_000), cadastralIncome: 2000 },
    lines: { 'registration-duty': 81_250, ...deed(3221.74, 856.12), 'property-tax': 2497.8 },
    ready: 737_062.75,
    yearly: 2497.8,
  },
  {
    // 200,000 × 12.5% | 1,418.1975 + 135,910 × 0.57% = 2,192.88 | 3,047.88 × 21% | 900 → 2,070 × 54.3%
    name: 'Brussels, any other purchase',
    source: 'notaris.be; fiscaliteit.brussels',
    asked: { region: 'brussels', priceCents: euro(200_000), situation: 'other', cadastralIncome: 900 },
    lines: { 'registration-duty': 25_000, ...deed(2192.88, 640.05), 'property-tax': 1124.01 },
    ready: 229_567.82,
    yearly: 1124.01,
  },
  {
    // 150,000 is less than the exempt part | 1,269.90 + 85,910 × 0.485% = 1,686.56 | 2,541.56 × 21%
    name: 'Brussels, own and only home, wholly exempt',
    source: 'notaris.be; huisvesting.brussels',
    asked: { region: 'brussels', priceCents: euro(150_000), cadastralIncome: null },
    lines: { 'registration-duty': 0, ...deed(1686.56, 533.73) },
    ready: 153_955.18,
    yearly: 0,
  },
  {
    // 220,000 × 3% | 1,269.90 + 155,910 × 0.485% = 2,026.06 | 2,881.06 × 21% | 600 → 1,380 × 52.3125%
    name: 'Wallonia, own and only home',
    source: 'notaire.be; notaris.be; finances.wallonie.be',
    asked: { region: 'wallonia', priceCents: euro(220_000), cadastralIncome: 600 },
    lines: { 'registration-duty': 6600, ...deed(2026.06, 605.02), 'property-tax': 721.91 },
    ready: 230_965.97,
    yearly: 721.91,
  },
  {
    // 220,000 × 12.5% | 1,418.1975 + 155,910 × 0.57% = 2,306.88 | 3,161.88 × 21% | the rest as above
    name: 'Wallonia, any other purchase',
    source: 'notaire.be; notaris.be; finances.wallonie.be',
    asked: { region: 'wallonia', priceCents: euro(220_000), situation: 'other', cadastralIncome: 600 },
    lines: { 'registration-duty': 27_500, ...deed(2306.88, 663.99), 'property-tax': 721.91 },
    ready: 252_205.76,
    yearly: 721.91,
  },
  {
    // 90,000 × 3% | land is no home, so scale J: 1,418.1975 + 25,910 × 0.57% = 1,565.88 | 2,420.88 × 21% | 20 → 46 × 52.3125%
    name: 'Wallonia, a plot for an own and only home',
    source: 'notaire.be; notaris.be',
    asked: {
      region: 'wallonia',
      priceCents: euro(90_000),
      sale: { kind: 'plot' },
      cadastralIncome: 20,
    },
    lines: { 'registration-duty': 2700, ...deed(1565.88, 508.38), 'property-tax': 24.06 },
    ready: 96_509.15,
    yearly: 24.06,
  },
  {
    // 15,000 × 12.5% | 199.00 + 15,000 × 2.5% = 574.00 | 1,429.00 × 21% | 100 → 230 × 52.3125%
    name: 'Wallonia, a garage of a low price',
    source: 'notaire.be; notaris.be',
    asked: {
      region: 'wallonia',
      priceCents: euro(15_000),
      sale: { kind: 'garage' },
      situation: 'other',
      cadastralIncome: 100,
    },
    lines: { 'registration-duty': 1875, ...deed(574, 300.09), 'property-tax': 120.32 },
    ready: 19_483.98,
    yearly: 120.32,
  },
]

/** A Belgian deed: the file is 855 and what others are paid 879.89 with VAT, whatever the home. */
function deed(fee: number, vat: number): WorkedExample['lines'] {
  return { 'notary-fee': fee, 'file-cost': 855, 'notary-vat': vat, disbursements: 879.89 }
}
