import { Plus } from 'lucide-react'

import { translator } from '@/i18n/messages'
import { FactList } from '@/ui/page/fact-list'

import type { ListingPageData } from '../page/find-listing'
import { detailGroups } from './detail-groups'
import type { DetailNeeds } from './detail-rows'

interface AllDetailsProps extends DetailNeeds {
  listing: ListingPageData
  /** Rows that the page shows elsewhere. */
  without?: ReadonlySet<string>
}

/** Everything else that is known of a home, as definition lists behind one line; whole on paper. */
export function AllDetails({ listing, without, ...needs }: AllDetailsProps) {
  const groups = detailGroups(listing, needs)
    // Energy stands beside its scale.
    .filter(({ id }) => id !== 'energy')
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !without?.has(row.id)) }))
    .filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) return null
  const t = translator(needs.locale)
  return (
    <details className="group border-line print:details-content:block mt-9 border-y md:mt-12 print:mt-0 print:border-0 print:details-content:[content-visibility:visible]">
      <summary className="hover:text-brick flex min-h-16 list-none items-center gap-x-4 py-3 transition-colors print:hidden [&::-webkit-details-marker]:hidden">
        <h2>{t('section.all_details')}</h2>
        <span className="text-ink-soft max-md:hidden">
          {t('section.all_details_count', { count: groups.flatMap(({ rows }) => rows).length })}
        </span>
        <Plus
          aria-hidden
          strokeWidth={1.5}
          className="ml-auto size-6 shrink-0 transition-transform group-open:rotate-45"
        />
      </summary>
      {/* Inside, so that a link to it opens the fold. */}
      <div id="details" data-print-facts className="pb-8 print:pb-0">
        {groups.map(({ id, title, rows }) => (
          <FactList key={id} title={title} rows={rows} heading="h3" />
        ))}
      </div>
    </details>
  )
}
