import type { ReactNode } from 'react'

import { regionOf } from '@/domain/place/region'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { EnergyRuler, EnergyRulerAxis } from '@/ui/energy-ruler'

import type { ListingPageData } from '../find-listing'
import { energyOf } from '../listing-words'
import { figureText, withMinus } from './energy-words'
import { insulationLabel } from './insulation-label'
import { letterRows } from './letter-rows'

const maximum = 600
const rowLook = 'grid gap-x-6 gap-y-2.5 md:grid-cols-[12rem_minmax(0,1fr)] md:items-center'
const scaleLook = 'grid grid-cols-[3rem_minmax(0,1fr)] items-center'

/** The home's one number on a neutral scale, with the letter that each region would give it. */
export function HonestEnergyBar({ listing, locale }: { listing: ListingPageData; locale: Locale }) {
  const t = translator(locale)
  const { energyKwh, country, zip } = listing
  const region = regionOf(country, zip)
  if (energyKwh === null || !Number.isFinite(energyKwh) || region === null) return null
  const isLuxembourg = region === 'luxembourg'
  return (
    <section aria-labelledby="energy-everywhere" className="mt-12 print:hidden">
      <h3 id="energy-everywhere">{t('energy.everywhere_title')}</h3>
      <p className="measure text-ink-soft mt-3">
        {t(isLuxembourg ? 'energy.everywhere_text_luxembourg' : 'energy.everywhere_text')}
      </p>
      <p className="figures mt-5 font-serif text-2xl leading-none">
        {figureText(Math.round(energyKwh), null, locale)}{' '}
        <span className="text-ink-soft font-sans text-base">{t('unit.kwh_m2_year')}</span>
      </p>
      <dl className="mt-5 grid gap-y-4">
        {isLuxembourg && (
          <div className={rowLook}>
            <RegionName name={t('region.luxembourg')} note={t('energy.official')} />
            <dd>{luxembourgLetters(listing, locale)}</dd>
          </div>
        )}
        {letterRows(listing, energyKwh).map(({ region: there, text, letter, isOfficial, stretches }) => (
          <div key={there} className={rowLook}>
            <RegionName
              name={t(`region.${there}`)}
              note={t(isOfficial ? 'energy.official' : 'energy.comparison')}
            />
            <dd className={scaleLook}>
              <span className={`font-serif text-2xl leading-none ${isOfficial ? 'font-semibold' : ''}`}>
                {withMinus(text)}
              </span>
              <EnergyRuler stretches={stretches} letter={letter} value={energyKwh} maximum={maximum} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={rowLook}>
        <div className={`${scaleLook} md:col-start-2`}>
          <div className="col-start-2">
            <EnergyRulerAxis maximum={maximum} step={100} />
          </div>
        </div>
      </div>
    </section>
  )
}

function RegionName({ name, note }: { name: string; note: ReactNode }) {
  return (
    <dt className="leading-snug">
      {name} <span className="text-ink-soft text-sm md:block">{note}</span>
    </dt>
  )
}

/** "Energieklasse D, Warmte-isolatieklasse E": as supplied, for none is computed. */
function luxembourgLetters(listing: ListingPageData, locale: Locale): string {
  const t = translator(locale)
  const unknown = t('common.not_specified')
  return [
    `${t('energy.class.luxembourg')}: ${energyOf(listing)?.text ?? unknown}`,
    `${t('energy.lu_insulation_class')}: ${insulationLabel(listing)?.text ?? unknown}`,
  ].join(', ')
}
