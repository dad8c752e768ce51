import { legalGroups } from '@/domain/legal/legal-item'
import { regionOfPlace } from '@/domain/place/region'
import { translator } from '@/i18n/messages'
import { Explanation } from '@/ui/explanation'

import type { ListingPageData } from '../page/find-listing'
import { FloodSymbol } from './flood-symbol'
import type { LegalLine } from './legal-lines'
import type { LegalNeeds } from './legal-needs'
import { type LegalRow, legalRows } from './legal-rows'

/** What the law of the home's region wants to read in its advertisement: open, and whole on paper. */
export function LegalBlock({ listing, ...needs }: LegalNeeds & { listing: ListingPageData }) {
  const t = translator(needs.locale)
  const region = regionOfPlace(listing)
  const rows = legalRows(listing, needs)
  const groups = legalGroups
    .map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
    .filter((group) => group.rows.length > 0)
  return (
    <section aria-labelledby="legal" className="mt-9 md:mt-12 print:mt-6">
      <h2 id="legal">{t('legal.title')}</h2>
      {region && <p className="text-ink-soft mt-3 print:hidden">{t(`legal.intro.${region}`)}</p>}
      <div className="mt-6 gap-x-16 lg:columns-2 print:mt-3 print:columns-2 print:gap-x-8">
        {groups.map(({ group, rows: own }) => (
          <div
            key={group}
            className="mb-4 break-inside-avoid md:mb-8 last:mb-0 print:mb-3 print:break-inside-auto"
          >
            <h3 className="text-xl">{t(`legal.group.${group}`)}</h3>
            <LegalList rows={own} />
          </div>
        ))}
      </div>
    </section>
  )
}

function LegalList({ rows }: { rows: LegalRow[] }) {
  return (
    <dl className="border-line mt-3 border-b print:mt-1 print:text-[8pt]">
      {rows.map(({ name, label, lines, fact, explanation }) => (
        <div
          key={name}
          className="border-line grid grid-cols-2 gap-4 border-t py-2.5 leading-normal max-md:py-1.5 max-md:leading-snug md:max-lg:grid-cols-[12rem_minmax(0,1fr)] break-inside-avoid wrap-anywhere hyphens-auto print:grid-cols-[4fr_5fr] print:gap-3 print:py-0.5 print:hyphens-none"
        >
          <dt className="text-ink-soft">
            {label}
            {explanation && (
              <>
                {'\u00a0'}
                <Explanation {...explanation} />
              </>
            )}
          </dt>
          <dd data-fact={fact} className="figures grid content-start gap-1">
            {lines.map((line) => (
              <Line key={line.text} line={line} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Line({ line: { text, code, hasFloodSymbol } }: { line: LegalLine }) {
  if (hasFloodSymbol)
    return (
      <span className="flex items-center gap-2.5 font-medium max-md:flex-col max-md:items-start max-md:gap-1">
        <FloodSymbol />
        {text}
      </span>
    )
  return (
    <span>
      {text}
      {code && (
        <abbr title={text} className="hidden no-underline print:inline">
          {` (${code})`}
        </abbr>
      )}
    </span>
  )
}
