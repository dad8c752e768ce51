import { translator } from '@/i18n/messages'
import type { Locale } from '@/i18n/locales'

import { consentDialogId } from './consent-dialog-id'

/** Where every visitor finds their answer again. Without scripts nothing is measured, so there is nothing to choose. */
export function ConsentButton({ locale }: { locale: Locale }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-opens={consentDialogId}
      className="inline-flex min-h-11 items-center underline underline-offset-[0.2em] noscript:hidden"
    >
      {translator(locale)('consent.settings')}
    </button>
  )
}
