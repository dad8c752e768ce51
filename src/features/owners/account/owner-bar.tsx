import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { loginPath } from '../login-paths'
import type { Owner } from '../owner-session'
import { AccountForm } from './account-form'

/** Under every page of the portal: who is in, the account, and the way out. */
export function OwnerBar({ locale, owner }: { locale: Locale; owner: Owner }) {
  const t = translator(locale)
  return (
    <div className="border-line mt-16 flex flex-wrap items-center gap-x-6 gap-y-2 border-t pt-6 print:hidden">
      <p className="text-ink-soft">{t('owner_account.signed_in_as', { email: owner.email })}</p>
      <a href={loginPath(locale, 'account')} className="inline-flex min-h-11 items-center">
        {t('owner_account.title')}
      </a>
      <AccountForm action={loginPath(locale, 'leave')} button={t('owner_account.leave')} look="outlined" />
    </div>
  )
}
