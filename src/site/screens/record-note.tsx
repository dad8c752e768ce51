import { pictureHosts } from '@/site/data/homes/listings'
import { linkOf } from '@/features/content/read/read-page'
import type { RecordNote as Note } from '@/features/content/read/read-note'
import type { Locale } from '@/i18n/locales'
import { RichText } from '@/ui/page/rich-text'

/** What editors add to a home or a project; nothing when they added no words. */
export function RecordNote({
  note,
  locale,
}: {
  note: Pick<Note, 'text' | 'paths' | 'media'> | null
  locale: Locale
}) {
  if (!note || note.text.length === 0) return null
  return (
    <RichText
      nodes={note.text}
      isBelowHeading
      links={linkOf(note.paths)}
      picture={(picture) => note.media.get(picture) ?? null}
      locale={locale}
      hosts={pictureHosts}
    />
  )
}
