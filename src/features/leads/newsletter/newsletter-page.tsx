import { linkActionPath, type LinkAction } from '@/domain/lead/link-path'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button } from '@/ui/button'

import type { NewsletterState } from './find-newsletter'

interface Props {
  locale: Locale
  token: string
  /** `null`: the address is not there any more. */
  found: NewsletterState | null
}

/** Asks for the second yes: a mail program that opens every link must not say it for somebody. */
export function ConfirmNewsletterPage({ locale, token, found, stopHref }: Props & { stopHref: string }) {
  const t = translator(locale)
  const email = found?.email ?? ''
  if (!found) return <Notice title={t('private.link_expired_title')} text={t('error.link_expired')} />
  if (found.isConfirmed)
    return (
      <Notice title={t('thanks.newsletter_confirmed')} text={t('newsletter.confirmed_text', { email })}>
        <a href={stopHref} className="inline-flex min-h-11 items-center">
          {t('form.unsubscribe')}
        </a>
      </Notice>
    )
  return (
    <Notice title={t('newsletter.confirm_title')} text={t('newsletter.confirm_text', { email })}>
      <Action path={linkActionPath(locale, 'newsletter-confirm', token, 'confirm' satisfies LinkAction)}>
        {t('newsletter.confirm')}
      </Action>
    </Notice>
  )
}

export function StopNewsletterPage({ locale, token, found }: Props) {
  const t = translator(locale)
  if (!found) return <Notice title={t('form.unsubscribe_done')} text={t('newsletter.stopped_text')} />
  return (
    <Notice title={t('newsletter.title')} text={t('form.unsubscribe_confirm', { email: found.email })}>
      <Action path={linkActionPath(locale, 'newsletter-stop', token, 'stop')}>{t('form.unsubscribe')}</Action>
    </Notice>
  )
}

function Notice({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className="pt-4 lg:pt-10">
      <h1>{title}</h1>
      <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug wrap-anywhere">{text}</p>
      {children && <div className="mt-8">{children}</div>}
    </div>
  )
}

function Action({ path, children }: { path: string; children: string }) {
  return (
    <form method="post" action={path}>
      <Button type="submit">{children}</Button>
    </form>
  )
}
