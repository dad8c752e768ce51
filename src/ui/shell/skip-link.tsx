import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** The first stop of a keyboard: past the header. */
export function SkipLink({ locale }: { locale: Locale }) {
  return (
    <a
      href="#content"
      className="bg-sheet text-ink fixed top-2 left-2 z-40 -translate-y-20 px-4 py-3 focus:translate-y-0 print:hidden"
    >
      {translator(locale)('common.skip_to_content')}
    </a>
  )
}
