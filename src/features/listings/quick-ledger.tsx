import type { Deal } from '@/domain/listing/listing'

import type { QuickSearchAnswer } from './quick-search-answer'
import type { QuickSearchLink } from './search-quickly'

export interface QuickLedgerWords {
  allTypes: string
  sale: string
  rent: string
  reference: string
  nothingHere: string
  nothingFound: string
  hint: string
}

export interface QuickLedgerProps {
  answer: QuickSearchAnswer
  words: QuickLedgerWords
  hasCounts: boolean
  /** For figures, such as nl-BE. */
  intlLocale: string
}

/** A line per type: its name, for sale, for rent. Shown by the browser, so it brings no texts of its own. */
export function QuickLedger({ answer, ...rest }: QuickLedgerProps) {
  const { title, all, rows, references } = answer
  const { words } = rest
  if (!title && references.length === 0)
    return (
      <div className="p-4">
        <p className="font-medium">{words.nothingFound}</p>
        <p className="text-ink-soft">{words.hint}</p>
      </div>
    )
  return (
    <>
      {title && (
        <ul className="grid grid-cols-2 md:grid-cols-[1fr_auto_auto]">
          <LedgerLine
            name={title}
            context={words.allTypes}
            links={rows.length > 0 ? all : undefined}
            isTitle
            {...rest}
          />
          {rows.map(({ typeId, typeName, sale, rent }) => (
            <LedgerLine key={typeId} name={typeName} context={typeName} links={{ sale, rent }} {...rest} />
          ))}
        </ul>
      )}
      {title && rows.length === 0 && <p className="text-ink-soft px-4 py-3">{words.nothingHere}</p>}
      {references.length > 0 && <ReferenceLines references={references} word={words.reference} />}
    </>
  )
}

interface LedgerLineProps extends Omit<QuickLedgerProps, 'answer'> {
  name: string
  /** What a link is about, for who hears it alone. */
  context: string
  links?: Record<Deal, QuickSearchLink>
  isTitle?: boolean
}

function LedgerLine({ name, context, links, isTitle = false, ...rest }: LedgerLineProps) {
  return (
    <li className="border-line col-span-full grid grid-cols-subgrid items-baseline gap-x-2 px-4 not-first:border-t md:gap-x-8">
      <span
        className={`col-span-full pt-2 md:col-span-1 md:py-2 ${isTitle ? 'font-serif text-lg leading-snug md:text-xl' : ''}`}
      >
        {name}
      </span>
      {links && <LedgerCell deal="sale" link={links.sale} context={context} {...rest} />}
      {links && <LedgerCell deal="rent" link={links.rent} context={context} {...rest} />}
    </li>
  )
}

interface LedgerCellProps extends Pick<LedgerLineProps, 'context' | 'words' | 'hasCounts' | 'intlLocale'> {
  deal: Deal
  link: QuickSearchLink
}

function LedgerCell({ deal, link, context, words, hasCounts, intlLocale }: LedgerCellProps) {
  const text = words[deal] + (hasCounts ? ` (${link.count.toLocaleString(intlLocale)})` : '')
  const place = 'figures inline-flex min-h-11 items-center md:justify-end'
  // Without its figure a zero would look like a link that does not work.
  if (link.count === 0) return <span className={`text-ink-soft ${place}`}>{hasCounts && text}</span>
  return (
    <a href={link.href} className={`focus-visible:outline-brick no-underline hover:underline ${place}`}>
      {text}
      <span className="sr-only"> {context}</span>
    </a>
  )
}

function ReferenceLines({ references, word }: { references: QuickSearchAnswer['references']; word: string }) {
  return (
    <ul className="not-first:border-line not-first:border-t">
      {references.map(({ reference, title, href }) => (
        <li key={href} className="border-line px-4 not-first:border-t">
          <a
            href={href}
            className="focus-visible:outline-brick inline-flex min-h-11 flex-wrap items-center gap-x-3 py-2 no-underline hover:underline"
          >
            <span className="text-ink-soft figures">
              {word} {reference}
            </span>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
