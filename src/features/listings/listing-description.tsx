import { cleanDescription } from '@/domain/listing/description'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from './find-listing'

/** The platform's HTML becomes plain paragraphs: none of its markup reaches the page. */
export function ListingDescription({ listing, locale }: { listing: ListingPageData; locale: Locale }) {
  const t = translator(locale)
  const paragraphs = listing.description
    .split(/<\/p>|<br\s*\/?>\s*<br\s*\/?>|\n{2,}/i)
    .map((part) => cleanDescription(part, { limit: 40_000 }))
    .filter(Boolean)
  return (
    <section className="measure mt-10 md:mt-12">
      <h2>{t('section.description')}</h2>
      <p className="mt-4 font-serif text-xl leading-snug">{listing.title}</p>
      {paragraphs.length === 0 && <p className="mt-4">{t('listing.no_description')}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
