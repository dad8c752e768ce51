import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Field } from '@/ui/form/field'
import { Notice } from '@/ui/page/notice'

import { loginPath } from '../login-paths'
import { AccountForm, AccountFrame, BackToSignIn } from './account-form'

export interface MailWishProps {
  locale: Locale
  email?: string
  error?: 'email_required' | 'email_invalid'
  /** After a link that does not work any more. */
  isLinkClosed?: boolean
}

/** Asks for an address; `wish` is what is mailed to it. */
export function MailWishPage({
  locale,
  email,
  error,
  isLinkClosed,
  wish,
}: MailWishProps & { wish: MailWish }) {
  const t = translator(locale)
  const isRecovery = wish === 'forgotten'
  return (
    <AccountFrame
      title={isRecovery ? t('owner_login.forgotten_title') : t('owner_login.link_title')}
      text={isRecovery ? t('owner_login.forgotten_text') : t('owner_login.link_text')}
      notice={
        isLinkClosed && (
          <Notice tone="problem" title={t('error.link_expired')}>
            {t('owner_login.link_closed_text')}
          </Notice>
        )
      }
    >
      <div className="max-w-xl">
        <AccountForm
          action={loginPath(locale, wish)}
          button={isRecovery ? t('owner_login.forgotten_title') : t('owner_login.link_ask')}
        >
          <Field
            name="email"
            type="email"
            label={t('person.email')}
            autoComplete="email"
            defaultValue={email}
            isRequired
            error={error && t(`validation.${error}`)}
          />
        </AccountForm>
        <BackToSignIn locale={locale} href={loginPath(locale)} />
      </div>
    </AccountFrame>
  )
}

/** Named as their addresses are. */
export type MailWish = 'forgotten' | 'link'

/** The same for every address. */
export function MailSentPage({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <AccountFrame title={t('owner_login.mail_sent_title')} text={t('owner_login.mail_sent')}>
      <BackToSignIn locale={locale} href={loginPath(locale)} />
    </AccountFrame>
  )
}
