import type { ContentPage } from '@/features/content/read/read-page'
import type { Locale } from '@/i18n/locales'

import { RecordNote } from './record-note'

/** What editors say at the address of a landing page: below its homes, as these come and go and it stays. */
export function AddedWords({ page, locale }: { page: ContentPage; locale: Locale }) {
  const { description, body: text, paths, media } = page
  if (!description && text.length === 0) return null
  return (
    <div className="measure mt-12 text-lg">
      {description && <p className="mb-4">{description}</p>}
      <RecordNote note={{ text, paths, media }} locale={locale} />
    </div>
  )
}
