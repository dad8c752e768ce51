import { Printer } from 'lucide-react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { behaviour } from '@/ui/island/behaviour'
import type { OwnPlaces } from '@/ui/shell/own-shell'

import { portalPath } from './home/portal-paths'
import { loginPath } from './login-paths'
import type { Owner } from './owner-session'

const tool = 'hover:text-brick inline-flex min-h-11 items-center gap-2 px-5'

/** What stands around the pages of an owner who is signed in. */
export function ownPlaces(
  locale: Locale,
  { owner, here }: { owner: Owner; here: 'homes' | 'account' },
): OwnPlaces {
  const t = translator(locale)
  return {
    label: t('portal.navigation'),
    links: [
      { label: t('portal.title'), href: portalPath(locale), isHere: here === 'homes' },
      { label: t('owner_account.title'), href: loginPath(locale, 'account'), isHere: here === 'account' },
    ],
    tools: (
      <>
        {here === 'homes' && (
          // Browsers without script have their own command to print.
          <button type="button" {...behaviour('print-button')} className={`${tool} noscript:hidden`}>
            <Printer aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
            {t('common.print')}
          </button>
        )}
        <form method="post" action={loginPath(locale, 'leave')}>
          <button type="submit" className={tool}>
            {t('owner_account.leave')}
          </button>
        </form>
      </>
    ),
    // The page of the account says so itself.
    ...(here === 'homes' && { note: t('owner_account.signed_in_as', { email: owner.email }) }),
  }
}
