import { isClosed } from '@/domain/listing/closed-listing'
import type { PriceSettings } from '@/domain/listing/price/price'
import type { UnitView } from '@/domain/listing/unit-view'
import { pictureUrl, pictureWidths, type PictureHosts } from '@/domain/media/picture-url'
import { labelled } from '@/i18n/labelled'
import { listingPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ProjectUnit } from '../list-units'
import { type PlannedUnit, plansTab, unitName, unitsWithPlan } from './unit-plans'
import { floorText, unitPrice } from '../project-words'
import { UnitSortLinks, UnitTableHead } from './unit-sort'

export interface UnitTableProps {
  units: readonly ProjectUnit[]
  /** All units of the project: they decide whether floors are worth a column. */
  all: readonly ProjectUnit[]
  view: UnitView
  hrefOf: (view: UnitView) => string
  locale: Locale
  hosts: PictureHosts
  settings: PriceSettings
}

/** A ledger; on a phone each home is two lines, the facts under its name and the status under its price. */
export function UnitTable({ units, all, view, hrefOf, locale, hosts, settings }: UnitTableProps) {
  const t = translator(locale)
  // A row of houses has no floors.
  const hasFloors = all.some(({ floor }) => floor !== null && floor !== 0)
  const plans = unitsWithPlan(all)
  const sorting = { view, hrefOf, locale, hasFloors, hasPlans: plans.length > 0 }
  return (
    <>
      <UnitSortLinks {...sorting} />
      {/* Named by their roles, because a table that is laid out as something else is no longer read as one. */}
      <table role="table" className="border-line mt-2 w-full border-b max-md:block">
        <caption className="sr-only">
          {t('project.units')} · {t('project.shown_units', { shown: units.length, units: all.length })}
        </caption>
        <UnitTableHead {...sorting} />
        <tbody role="rowgroup" className="max-md:block">
          {units.map((unit) => (
            <UnitRow key={unit.id} {...{ unit, plans, locale, hosts, settings, hasFloors }} />
          ))}
        </tbody>
      </table>
    </>
  )
}

const figure = 'figures py-3 align-baseline pr-3 text-right lg:pr-8 whitespace-nowrap max-md:hidden'
const statusTones = { available: 'text-moss font-medium', 'under-option': '', sold: '', rented: '' }

interface UnitRowProps extends Pick<UnitTableProps, 'locale' | 'hosts' | 'settings'> {
  unit: ProjectUnit
  plans: readonly PlannedUnit[]
  hasFloors: boolean
}

function UnitRow({ unit, plans, locale, hosts, settings, hasFloors }: UnitRowProps) {
  const t = translator(locale)
  const { bedrooms, livingSquareMetres, floor, reference, typeName, status } = unit
  const surface = livingSquareMetres ? t('fact.square_metres', { area: livingSquareMetres }) : null
  const storey = hasFloors && floor !== null ? floorText(floor, locale) : null
  const facts = [bedrooms ? t('fact.bedrooms', { count: bedrooms }) : null, surface, storey]
  return (
    <tr
      role="row"
      className={`border-line hover:bg-sheet relative border-t leading-normal transition-colors max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-3 ${isClosed(status) ? 'text-ink-soft' : ''}`}
    >
      <th
        role="rowheader"
        scope="row"
        className="text-left font-normal max-md:row-span-2 md:py-3 md:pr-3 lg:pr-8 md:align-baseline"
      >
        <a
          href={listingPath(locale, unit)}
          className={`after:outline-brick decoration-edge hover:text-brick underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2 ${isClosed(status) ? 'text-ink-soft' : 'text-ink'}`}
        >
          {typeName} <span className="figures text-ink-soft whitespace-nowrap">{reference}</span>
        </a>
        <span className="text-ink-soft figures block md:hidden">{facts.filter(Boolean).join(' · ')}</span>
      </th>
      {hasFloors && (
        <td role="cell" className={figure}>
          {floor === 0 ? t('property.ground_floor') : floor}
        </td>
      )}
      <td role="cell" className={figure}>
        {surface}
      </td>
      <td role="cell" className={figure}>
        {bedrooms}
      </td>
      <td
        role="cell"
        className="figures text-right font-serif text-lg leading-normal font-medium whitespace-nowrap md:py-3 md:pr-3 lg:pr-8 md:align-baseline"
      >
        {unitPrice(unit, { locale, settings })}
      </td>
      <td
        role="cell"
        className={`max-md:col-start-2 max-md:text-right md:py-3 md:align-baseline ${statusTones[status]}`}
      >
        {t(`listing.status.${status}`)}
      </td>
      {plans.length > 0 && (
        <td
          role="cell"
          className="relative z-1 max-md:empty:hidden md:py-3 md:pl-3 lg:pl-8 md:text-right md:align-baseline"
        >
          {unit.planUrl !== null && (
            <a
              href={pictureUrl(unit.planUrl, pictureWidths.desktop, hosts)}
              aria-haspopup="dialog"
              aria-label={labelled(t('section.plan'), unitName(unit), locale)}
              data-tab={plansTab}
              data-index={plans.findIndex(({ id }) => id === unit.id)}
              className="inline-flex min-h-11 items-center md:min-h-0 print:hidden"
            >
              {t('section.plan')}
            </a>
          )}
        </td>
      )}
    </tr>
  )
}
