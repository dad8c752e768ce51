import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

import { regionOfPlace } from '@/domain/place/region'
import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { EnergyRuler, EnergyRulerAxis } from '@/ui/energy/energy-ruler'

import type { ListingPageData } from '../page/find-listing'
import { energyOf } from '../listing-words'
import { figureText, withMinus } from './energy-words'
import { insulationLabel } from './insulation-label'
import { scaleRows } from './scale-rows'

const maximum = 600
const rowLook = 'grid gap-x-6 gap-y-2.5 md:grid-cols-[10rem_minmax(0,1fr)] md:items-center'
const scaleLook = 'grid grid-cols-[3rem_minmax(0,1fr)] items-center'

/** The home's one figure on the scale of each region, with the official letter alone. */
export function HonestEnergyBar({ listing, locale }: { listing: ListingPageData; locale: Locale }) {
  const t = translator(locale)
  const { energyKwh } = listing
  const region = regionOfPlace(listing)
  if (energyKwh === null || !Number.isFinite(energyKwh) || region === null) return null
  const letters = region === 'luxembourg' ? luxembourgLetters(listing, locale) : ''
  return (
    <section aria-labelledby="energy-everywhere" className="mt-8 print:hidden">
      <details className="group border-line border-y">
        <summary className="hover:text-brick flex min-h-14 list-none items-center gap-4 py-2 transition-colors [&::-webkit-details-marker]:hidden">
          <h3 id="energy-everywhere" className="grow text-xl">
            {t('energy.everywhere_title')}
          </h3>
          <Plus
            aria-hidden
            strokeWidth={1.5}
            className="size-6 shrink-0 transition-transform group-open:rotate-45"
          />
        </summary>
        <p className="measure text-ink-soft mt-1">{t('energy.everywhere_text')}</p>
        <p data-fact="energyKwh" className="figures mt-5 font-serif text-2xl leading-none">
          {figureText(energyKwh, null, locale)}{' '}
          <span className="text-ink-soft font-sans text-base">{t('unit.kwh_m2_year')}</span>
        </p>
        <dl className="mt-5 grid gap-y-4">
          {letters && (
            <div className={rowLook}>
              <RegionName name={t('region.luxembourg')} note={t('energy.official')} />
              <dd>{letters}</dd>
            </div>
          )}
          {scaleRows(listing, energyKwh).map(({ region: there, stretches, at, official }) => (
            <div key={there} className={rowLook}>
              <RegionName name={t(`region.${there}`)} note={official && t('energy.official')} />
              <dd className={scaleLook}>
                <span className="font-serif text-2xl leading-none font-semibold">
                  {official && withMinus(official.text)}
                </span>
                <span className="sr-only">{t('energy.scale_place', { ...at })}</span>
                <EnergyRuler
                  stretches={stretches}
                  letter={official?.letter ?? null}
                  value={energyKwh}
                  maximum={maximum}
                />
              </dd>
            </div>
          ))}
        </dl>
        <div className={`${rowLook} pb-6`}>
          <div className={`${scaleLook} md:col-start-2`}>
            <div className="col-start-2">
              <EnergyRulerAxis maximum={maximum} step={100} />
            </div>
          </div>
        </div>
      </details>
    </section>
  )
}

function RegionName({ name, note }: { name: string; note: ReactNode }) {
  return (
    <dt className="leading-snug">
      {name} {note && <span className="text-ink-soft text-sm md:block">{note}</span>}
    </dt>
  )
}

/** "Energieklasse D, Warmte-isolatieklasse E": as supplied, for none is computed; '' where neither is known. */
function luxembourgLetters(listing: ListingPageData, locale: Locale): string {
  const t = translator(locale)
  const letters = [
    [t('energy.class.luxembourg'), energyOf(listing)?.text],
    [t('energy.lu_insulation_class'), insulationLabel(listing)?.text],
  ] as const
  return letters.flatMap(([name, letter]) => (letter ? labelled(name, letter, locale) : [])).join(', ')
}
