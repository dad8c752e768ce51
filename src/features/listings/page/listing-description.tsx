import { openingOf, paragraphsOf, readFirst } from '@/domain/listing/paragraphs'
import { languageName } from '@/i18n/language-name'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from './find-listing'

/** A part of the page that the description leads on to. */
export interface PagePart {
  id: string
  title: string
}

export interface ListingDescriptionProps {
  listing: Pick<ListingPageData, 'title' | 'typeName' | 'description' | 'writtenIn'>
  locale: Locale
  parts: readonly PagePart[]
}

/** Letters that leave room for the facts on two sheets; of a longer text the first part is printed. */
const mostPrinted = 1600

/** The whole text, open: who looks for a home reads it. */
export function ListingDescription({ listing, locale, parts }: ListingDescriptionProps) {
  const t = translator(locale)
  const paragraphs = paragraphsOf(listing.description)
  const { first, rest } = readFirst(paragraphs, { letters: 600, leastHidden: 200 })
  const [opening, afterIt] = openingOf(first[0] ?? '', locale)
  const isPrinted = paragraphs.join('').length <= mostPrinted
  const { writtenIn } = listing
  const lang = writtenIn ?? undefined
  return (
    <section className="mt-10 md:mt-12">
      <div className="measure">
        {/* The name of the type stands for a title that was never written, and is in the page's own language. */}
        <h2 lang={listing.title === listing.typeName ? undefined : lang}>
          {listing.title || t('section.description')}
        </h2>
        {first.length === 0 && <p className="mt-4">{t('listing.no_description')}</p>}
        {writtenIn && (
          <p className="text-ink-soft mt-4">
            {t('listing.written_in', { language: languageName(writtenIn, locale) })}
          </p>
        )}
        <div lang={lang}>
          {opening && <p className="mt-4 font-serif text-xl leading-snug">{opening}</p>}
          <Paragraphs texts={[afterIt, ...first.slice(1)].filter(Boolean)} />
          <Paragraphs texts={rest} isPrinted={isPrinted} />
        </div>
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

function Paragraphs({ texts, isPrinted = true }: { texts: readonly string[]; isPrinted?: boolean }) {
  return texts.map((text, index) => (
    <p key={index} className={`mt-4 ${isPrinted ? 'print:mt-1.5' : 'print:hidden'}`}>
      {text}
    </p>
  ))
}
