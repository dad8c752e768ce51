import type { CategoryIcon } from '@/domain/listing/category-icon'
import type { Deal } from '@/domain/listing/listing'
import { numberText } from '@/i18n/formats'

import { CategorySymbol } from '../list/category-symbol'
import type { QuickSearchAnswer } from './quick-search-answer'
import type { QuickSearchLink } from './search-quickly'

export interface QuickResultsWords {
  allTypes: string
  sale: string
  rent: string
  reference: string
  nothingHere: string
  nothingFound: string
  hint: string
}

export interface QuickResultsProps {
  answer: QuickSearchAnswer
  words: QuickResultsWords
  hasCounts: boolean
  /** For figures, such as nl-BE. */
  intlLocale: string
}

/** A line per type: its name, for sale, for rent. Shown by the browser, so it brings no texts of its own. */
export function QuickResults({ answer, ...rest }: QuickResultsProps) {
  const { title, unread, all, rows, references, near } = answer
  const { words } = rest
  // A sentence has one line of its own, a place without homes says so.
  const isSentence =
    all !== undefined && rows.length === 0 && Object.values(all).some(({ count }) => count > 0)
  if (!title && references.length === 0)
    return (
      <>
        <div className="p-4">
          <p className="font-medium">{words.nothingFound}</p>
          <p className="text-ink-soft">{near?.title ?? words.hint}</p>
        </div>
        {near && (
          <ul className="grid grid-cols-2 md:grid-cols-[1fr_auto_auto]">
            {near.places.map(({ name, links }) => (
              <LedgerLine key={name} name={name} context={name} links={links} {...rest} />
            ))}
          </ul>
        )}
      </>
    )
  return (
    <>
      {title && (
        <ul className="grid grid-cols-2 md:grid-cols-[1fr_auto_auto]">
          <LedgerLine
            name={title}
            context={words.allTypes}
            links={rows.length > 0 || isSentence ? all : undefined}
            isTitle
            {...rest}
          />
          {rows.map(({ typeId, typeName, icon, sale, rent }) => (
            <LedgerLine
              key={typeId}
              name={typeName}
              icon={icon}
              context={typeName}
              links={{ sale, rent }}
              {...rest}
            />
          ))}
        </ul>
      )}
      {unread && <p className="text-ink-soft border-line border-t px-4 py-3">{unread}</p>}
      {title && rows.length === 0 && !isSentence && (
        <p className="text-ink-soft px-4 py-3">{words.nothingHere}</p>
      )}
      {references.length > 0 && <ReferenceLines references={references} word={words.reference} />}
    </>
  )
}

interface LedgerLineProps extends Omit<QuickResultsProps, 'answer'> {
  name: string
  /** What a link is about, for who hears it alone. */
  context: string
  links?: Partial<Record<Deal, QuickSearchLink>>
  isTitle?: boolean
  icon?: CategoryIcon
}

function LedgerLine({ name, context, links, isTitle = false, icon, ...rest }: LedgerLineProps) {
  return (
    <li className="border-line col-span-full grid grid-cols-subgrid items-baseline gap-x-2 px-4 not-first:border-t md:gap-x-8">
      <span
        className={`col-span-full flex items-baseline gap-x-3 pt-2 md:col-span-1 md:py-2 ${isTitle ? 'font-serif text-lg leading-snug md:text-xl' : ''}`}
      >
        {icon && <CategorySymbol icon={icon} />}
        {name}
      </span>
      {links?.sale && <LedgerCell deal="sale" link={links.sale} context={context} {...rest} />}
      {links?.rent && <LedgerCell deal="rent" link={links.rent} context={context} {...rest} />}
    </li>
  )
}

interface LedgerCellProps extends Pick<LedgerLineProps, 'context' | 'words' | 'hasCounts' | 'intlLocale'> {
  deal: Deal
  link: QuickSearchLink
}

function LedgerCell({ deal, link, context, words, hasCounts, intlLocale }: LedgerCellProps) {
  const text = words[deal] + (hasCounts ? ` (${numberText(link.count, intlLocale)})` : '')
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
