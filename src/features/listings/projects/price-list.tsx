import { isClosed } from '@/domain/listing/closed-listing'
import { listingPrice, type PriceSettings, shownCents } from '@/domain/listing/price/price'
import { projectOffer, vatRateOf } from '@/domain/listing/project-offer'
import { type UnitView, unitViewToQuery, viewUnits, wholeUnitView } from '@/domain/listing/unit-view'
import { percentageText } from '@/domain/percentage'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { projectPath } from '@/i18n/paths/project-paths'
import { TextLink } from '@/ui/text-link'

import type { ProjectPageData } from './find-project'
import { AskLink } from './ask-link'
import type { ProjectUnit } from './list-units'
import { freeText } from './project-words'
import { UnitFilter } from './units/unit-filter'
import { UnitTable } from './units/unit-table'

export interface PriceListProps {
  project: Pick<ProjectPageData, 'id' | 'units'>
  view: UnitView
  locale: Locale
  hosts: PictureHosts
  settings: PriceSettings
}

/** The homes of a project. Each part or order of the list is an address of its own, so that it needs no script. */
export function PriceList({ project, view, locale, hosts, settings }: PriceListProps) {
  const t = translator(locale)
  const { id, units } = project
  const hrefOf = (other: UnitView) => {
    const query = unitViewToQuery(other)
    return `${projectPath(locale, id)}${query && `?${query}`}#units`
  }
  const sortable = units.map((unit) => ({
    ...unit,
    shownPriceCents: shownCents(listingPrice(unit, settings)),
  }))
  const shown = viewUnits(sortable, view)
  const offer = projectOffer(units)
  const forSale = units.filter(({ deal, status }) => deal === 'sale' && !isClosed(status))
  return (
    <section id="units" aria-labelledby="price-list" className="mt-16 scroll-mt-24">
      <h2 id="price-list">{t('project.price_list')}</h2>
      {units.length === 0 ? (
        <p className="measure mt-4">
          {t('error.no_constructions')} {t('project.no_units_text')} <AskLink locale={locale} />
        </p>
      ) : (
        <>
          <p className="text-ink-soft figures mt-2">{freeText(offer, locale)}</p>
          <UnitFilter units={sortable} view={view} hrefOf={hrefOf} locale={locale} />
          {shown.length === 0 ? (
            <p className="border-line mt-4 border-t py-6">
              {t('project.no_match')}{' '}
              <TextLink href={hrefOf(wholeUnitView)}>{t('project.show_all_units')}</TextLink>
            </p>
          ) : (
            <UnitTable units={shown} all={units} {...{ view, hrefOf, locale, hosts, settings }} />
          )}
          {forSale.length > 0 && (
            <p className="text-ink-soft measure mt-3 text-sm">{costsText(forSale, locale)}</p>
          )}
        </>
      )}
    </section>
  )
}

function costsText(units: readonly ProjectUnit[], locale: Locale): string {
  const t = translator(locale)
  const rate = vatRateOf(units)
  return rate === null
    ? t('project.costs_plain')
    : t('project.costs_vat', { rate: percentageText(rate, locale) })
}
