import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { loginPath } from '../login-paths'
import { AccountForm, AccountFrame } from './account-form'
import type { PasswordErrors } from './new-password'
import { PasswordFields } from './password-fields'

interface LinkPageProps {
  locale: Locale
  token: string
}

/** Behind the link in a mail; only its button signs in, because mail programs follow links by themselves. */
export function OpenLinkPage({ locale, token }: LinkPageProps) {
  const t = translator(locale)
  return (
    <AccountFrame title={t('owner_login.open_title')} text={t('owner_login.open_text')}>
      <AccountForm action={loginPath(locale, 'open', token)} button={t('owner_login.enter')} />
    </AccountFrame>
  )
}

/** Behind the link to a new mailbox; only its button changes the address. */
export function ConfirmEmailPage({ locale, token }: LinkPageProps) {
  const t = translator(locale)
  return (
    <AccountFrame title={t('owner_login.email_title')} text={t('owner_login.email_text')}>
      <AccountForm action={loginPath(locale, 'email', token)} button={t('owner_login.email_confirm')} />
    </AccountFrame>
  )
}

export function ChoosePasswordPage({ locale, token, errors }: LinkPageProps & { errors?: PasswordErrors }) {
  const t = translator(locale)
  return (
    <AccountFrame title={t('owner_login.choose_title')} text={t('owner_login.choose_text')}>
      <div className="max-w-xl">
        <AccountForm action={loginPath(locale, 'password', token)} button={t('owner_login.choose')}>
          <PasswordFields locale={locale} errors={errors} />
        </AccountForm>
      </div>
    </AccountFrame>
  )
}
