import { perLanguage } from '@/domain/language'
import type { Fact } from '@/domain/listing/listing'
import { regionOf } from '@/domain/place/region'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { FactRow } from '@/ui/fact-list'
import type { KeyFact } from '@/ui/key-facts'

import type { ListingPageData } from './find-listing'
import { energyOf } from './listing-words'

export interface FactGroup {
  title: string
  rows: FactRow[]
}

const numberIn = perLanguage(
  (locale) => new Intl.NumberFormat(intlLocale[locale], { maximumFractionDigits: 2 }),
)

const euro = (value: Fact | undefined) =>
  typeof value === 'number' ? `€ ${numberIn.nl.format(value)}` : undefined
const plain = (value: Fact | null | undefined) =>
  value === undefined || value === null ? undefined : String(value)

/** Prices keep their Belgian points in every language; measures follow the reader's. */
const amountIn = (locale: Locale) => (value: Fact | null | undefined, unit: string) =>
  typeof value === 'number' ? `${numberIn[locale].format(value)} ${unit}` : undefined

/** The few facts under the title. */
export function keyFacts(listing: ListingPageData, locale: Locale): KeyFact[] {
  const t = translator(locale)
  const { bedrooms, bathrooms, livingSquareMetres, plotSquareMetres, constructionYear } = listing
  const area = t('unit.m2')
  const facts: [word: string, figure: string | undefined, unit?: string][] = [
    [t('property.bedrooms'), plain(bedrooms)],
    [t('property.bathrooms'), plain(bathrooms)],
    [
      t('fact.living_area_label'),
      livingSquareMetres === null ? undefined : numberIn[locale].format(livingSquareMetres),
      area,
    ],
    [
      t('fact.plot_area_label'),
      plotSquareMetres === null ? undefined : numberIn[locale].format(plotSquareMetres),
      area,
    ],
    [t('building.construction_year'), plain(constructionYear)],
  ]
  return facts.flatMap(([word, figure, unit]) => (figure && figure !== '0' ? [{ word, figure, unit }] : []))
}

/** What the energy certificate says, beside its scale. */
export function energyRows(listing: ListingPageData, locale: Locale): FactRow[] {
  const t = translator(locale)
  const { facts } = listing
  const amount = amountIn(locale)
  return withValue([
    [t('fact.energy_label_label'), energyOf(listing)?.text],
    [t('energy.epc_value'), amount(listing.energyKwh, t('unit.kwh_m2_year'))],
    [t('energy.lu_insulation_class'), plain(facts.insulationLabel)],
    [t('energy.epc_total'), amount(facts.energyTotal, t('unit.kwh_year'))],
    [t('energy.epc_unique_code'), plain(facts.energyReference)],
    [t('energy.co2_emission'), amount(facts.co2Emission, t('unit.kg_co2_m2_year'))],
    [t('energy.e_level'), plain(facts.eLevel)],
  ])
}

/** What the law and a visitor ask first, grouped; a row stands there only when there is a value. */
export function factGroups(listing: ListingPageData, locale: Locale): FactGroup[] {
  const t = translator(locale)
  const { facts, labels } = listing
  const amount = amountIn(locale)
  const yesNo = (value: Fact | undefined) =>
    typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : undefined
  const isFlemish = regionOf(listing.country, listing.zip) === 'flanders'

  const groups: { title: string; rows: [string, string | undefined][] }[] = [
    {
      title: t('section.general'),
      rows: [
        [t('property.reference'), listing.reference],
        [t('property.bedrooms'), plain(listing.bedrooms)],
        [t('property.bathrooms'), plain(listing.bathrooms)],
        [t('property.toilets'), plain(facts.toilets)],
        [t('property.garages'), plain(listing.garages)],
        [t('property.parkings'), plain(listing.parkings)],
        [t('surface.living'), amount(listing.livingSquareMetres, t('unit.m2'))],
        [t('surface.ground'), amount(listing.plotSquareMetres, t('unit.m2'))],
        [t('building.construction_year'), plain(listing.constructionYear)],
        [t('building.condition'), labels.condition],
        [t('building.heating'), labels.heatingSource ?? labels.heating],
        [t('building.kitchen'), labels.kitchen],
        [t('flag.lift'), yesNo(facts.hasLift)],
      ],
    },
    {
      title: t('section.financial'),
      rows: [
        [t('price.charges_renter'), euro(facts.chargesRenter)],
        [t('price.deposit_amount'), euro(facts.depositAmount)],
        [t('price.cadastral_income'), euro(facts.cadastralIncome)],
      ],
    },
    {
      title: t('section.planning'),
      rows: [
        [t('planning.area_destination'), labels.areaApplication],
        [t('planning.latest_designation'), labels.latestUse],
        [t('flag.permit'), yesNo(facts.hasPermit)],
        [t('flag.allotment_permit'), yesNo(facts.hasAllotmentPermit)],
        [t('flag.summons'), yesNo(facts.hasSummons)],
        [t('flag.preemptive_rights'), yesNo(facts.hasPreemptiveRights)],
        [t('planning.heritage'), labels.heritage],
        [t('flood.p_score'), isFlemish ? plain(facts.pScore) : undefined],
        [t('flood.g_score'), isFlemish ? plain(facts.gScore) : undefined],
        [t('flood.flood_zone'), labels.floodZone],
        [t('flood.riparian_zone'), labels.riparianZone],
      ],
    },
    {
      title: t('section.certificates'),
      rows: [
        [t('cert.asbestos_type'), labels.asbestosType],
        [t('cert.electricity'), labels.electricityCertificate],
        [t('cert.gas'), labels.gasCertificate],
      ],
    },
  ]
  return groups.map(({ title, rows }) => ({ title, rows: withValue(rows) }))
}

function withValue(rows: [label: string, value: string | undefined][]): FactRow[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
