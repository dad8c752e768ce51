import { openingOf, paragraphsOf, readFirst } from '@/domain/listing/paragraphs'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from './find-listing'

/** A part of the page that the description leads on to. */
export interface PagePart {
  id: string
  title: string
}

export interface ListingDescriptionProps {
  listing: Pick<ListingPageData, 'title' | 'description'>
  locale: Locale
  parts: readonly PagePart[]
}

/** Letters that leave room for the facts on two sheets; of a longer text the first part is printed. */
const mostPrinted = 1600

/** The whole text is on the page; what is long waits behind a word, which needs no script. */
export function ListingDescription({ listing, locale, parts }: ListingDescriptionProps) {
  const t = translator(locale)
  const paragraphs = paragraphsOf(listing.description)
  const { first, rest } = readFirst(paragraphs, { letters: 600, leastHidden: 200 })
  const [opening, afterIt] = openingOf(first[0] ?? '', locale)
  const isPrinted = paragraphs.join('').length <= mostPrinted
  return (
    <section className="mt-10 md:mt-12">
      <div className="measure">
        <h2>{listing.title || t('section.description')}</h2>
        {first.length === 0 && <p className="mt-4">{t('listing.no_description')}</p>}
        {opening && <p className="mt-4 font-serif text-xl leading-snug">{opening}</p>}
        <Paragraphs texts={[afterIt, ...first.slice(1)].filter(Boolean)} />
        {rest.length > 0 && (
          <details
            className={`group ${isPrinted ? 'print:details-content:block print:details-content:[content-visibility:visible]' : 'print:hidden'}`}
          >
            <summary className="text-brick hover:text-brick-deep mt-2 inline-flex min-h-11 list-none items-center font-medium hover:underline print:hidden [&::-webkit-details-marker]:hidden">
              <span className="group-open:hidden">{t('common.read_more')}</span>
              <span className="hidden group-open:inline">{t('common.show_less')}</span>
            </summary>
            <Paragraphs texts={rest} />
          </details>
        )}
      </div>
      {parts.length > 0 && (
        <nav aria-label={t('section.interactive_description')} className="mt-6 print:hidden">
          <ul className="flex gap-x-6 whitespace-nowrap max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <p key={index} className="mt-4 group-open:first-of-type:mt-2 print:mt-1.5">
      {text}
    </p>
  ))
}
