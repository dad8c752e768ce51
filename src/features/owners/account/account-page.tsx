import type { ReactNode } from 'react'

import { languages } from '@/domain/language'
import { type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'
import { Select } from '@/ui/form/select'
import { Notice } from '@/ui/page/notice'

import { wholeMoment } from '../home/moments'
import { loginPath } from '../login-paths'
import type { Owner } from '../owner-session'
import { AccountForm, AccountFrame } from './account-form'
import type { Confirmation } from './confirm-owner'
import { deviceName } from './device-name'
import type { PasswordErrors } from './new-password'
import type { PasskeyOptions } from './passkey.client'
import type { Passkey } from './passkeys'
import { PasswordFields } from './password-fields'
import type { OwnerSession } from './sessions'

/** What came of the last button. */
export const accountNotices = [
  'password_changed',
  'ended',
  'passkey_added',
  'passkey_removed',
  'email_asked',
  'email_changed',
  'language_changed',
] as const
export type AccountNotice = (typeof accountNotices)[number]

export interface AccountPageProps {
  locale: Locale
  owner: Owner
  hasPassword: boolean
  sessions: OwnerSession[]
  passkeys: Passkey[]
  notice?: AccountNotice
  errors?: AccountErrors
}

type NotConfirmed = Exclude<Confirmation, 'confirmed'>

/** Each beside the field of its own form. */
interface AccountErrors extends PasswordErrors {
  current?: NotConfirmed
  newEmail?: 'email_required' | 'email_invalid'
  emailCurrent?: NotConfirmed
  passkeyCurrent?: NotConfirmed
}

/** How an owner signs in, and where they are signed in. */
export function AccountPage(props: AccountPageProps) {
  const { locale, owner, notice } = props
  const t = translator(locale)
  return (
    <AccountFrame
      title={t('owner_account.title')}
      text={t('owner_account.signed_in_as', { email: owner.email })}
      notice={
        notice && (
          <Notice tone="good" title={t(`owner_account.${notice}`)}>
            {t(`owner_account.${notice}_text`)}
          </Notice>
        )
      }
    >
      <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-2">
        <Address {...props} />
        <Language {...props} />
        <Password {...props} />
        <Passkeys {...props} />
        <Sessions {...props} />
      </div>
    </AccountFrame>
  )
}

function Address({ locale, hasPassword, errors = {} }: AccountPageProps) {
  const t = translator(locale)
  return (
    <section className="max-w-xl">
      <h2>{t('owner_account.email')}</h2>
      <p className="mt-3 mb-6">{t('owner_account.email_text')}</p>
      <AccountForm
        action={loginPath(locale, 'account', 'email')}
        button={t('owner_account.email_ask')}
        look="outlined"
      >
        <Field
          id="new-email"
          name="email"
          type="email"
          label={t('owner_account.email_new')}
          autoComplete="email"
          isRequired
          error={errors.newEmail && t(`validation.${errors.newEmail}`)}
        />
        <Current id="email-current" locale={locale} hasPassword={hasPassword} error={errors.emailCurrent} />
      </AccountForm>
    </section>
  )
}

function Language({ locale, owner }: AccountPageProps) {
  const t = translator(locale)
  return (
    <section className="max-w-xl">
      <h2>{t('owner_account.language')}</h2>
      <p className="mt-3 mb-6">{t('owner_account.language_text')}</p>
      <AccountForm
        action={loginPath(locale, 'account', 'language')}
        button={t('owner_account.language_save')}
        look="outlined"
      >
        <Select
          name="language"
          label={t('owner_account.language')}
          defaultValue={owner.language}
          options={languages.map((one) => ({ value: one, text: t(`lang.${one}`) }))}
        />
      </AccountForm>
    </section>
  )
}

/** The password once more; who has none sees what is asked of them instead. */
function Current({
  id,
  locale,
  hasPassword,
  error,
}: {
  id: string
  locale: Locale
  hasPassword: boolean
  error?: NotConfirmed
}) {
  const t = translator(locale)
  if (!hasPassword) return error ? <p className="text-brick">{t(`validation.${error}`)}</p> : null
  return (
    <Field
      id={id}
      name="current"
      type="password"
      label={t('owner_account.current')}
      autoComplete="current-password"
      isRequired
      error={error && t(`validation.${error}`)}
    />
  )
}

function Password({ locale, hasPassword, errors = {} }: AccountPageProps) {
  const t = translator(locale)
  return (
    <section className="max-w-xl">
      <h2>{hasPassword ? t('owner_account.password') : t('owner_account.password_first')}</h2>
      <p className="mt-3 mb-6">{t('owner_account.password_text')}</p>
      <AccountForm action={loginPath(locale, 'account', 'password')} button={t('owner_login.choose')}>
        <Current id="current" locale={locale} hasPassword={hasPassword} error={errors.current} />
        <PasswordFields locale={locale} errors={errors} />
      </AccountForm>
    </section>
  )
}

function Passkeys({ locale, passkeys, hasPassword, errors = {} }: AccountPageProps) {
  const t = translator(locale)
  const options: PasskeyOptions = {
    does: 'add',
    ask: loginPath(locale, 'passkeys', 'start'),
    bring: loginPath(locale, 'passkeys', 'add'),
  }
  return (
    <section {...behaviour('passkey', options)}>
      <h2>{t('owner_account.passkeys')}</h2>
      <p className="measure mt-3 mb-4">{t('owner_account.passkeys_text')}</p>
      <form method="post" action={loginPath(locale, 'passkeys', 'remove')} noValidate>
        <div className="mb-6 max-w-xl">
          <Current
            id="passkey-current"
            locale={locale}
            hasPassword={hasPassword}
            error={errors.passkeyCurrent}
          />
        </div>
        <Rows>
          {passkeys.map(({ id, name, createdAt }) => (
            <Row
              key={id}
              name={name || t('owner_account.unknown_device')}
              detail={t('owner_account.passkey_since', { date: wholeMoment(createdAt, locale) })}
            >
              <Button type="submit" look="outlined" name="id" value={id}>
                {t('owner_account.passkey_remove')}
              </Button>
            </Row>
          ))}
        </Rows>
      </form>
      <noscript>
        <p className="text-ink-soft">{t('owner_account.passkey_no_script')}</p>
      </noscript>
      <div hidden data-passkey>
        <Button look="outlined">{t('owner_account.passkey_add')}</Button>
        <p role="status" className="text-brick mt-3" hidden>
          {t('owner_login.passkey_failed')}
        </p>
        <p role="status" className="text-brick mt-3" hidden data-unconfirmed>
          {t(hasPassword ? 'validation.password_wrong' : 'validation.sign_in_again')}
        </p>
      </div>
    </section>
  )
}

function Sessions({ locale, sessions }: AccountPageProps) {
  const t = translator(locale)
  return (
    <section>
      <h2 className="mb-4">{t('owner_account.sessions')}</h2>
      <Rows>
        {sessions.map(({ id, userAgent, lastSeenAt, isCurrent }) => {
          const device = deviceName(userAgent)
          const name = device ? t('owner_account.device', device) : t('owner_account.unknown_device')
          return (
            <Row
              key={id}
              name={isCurrent ? `${name} (${t('owner_account.this_device')})` : name}
              detail={t('owner_account.last_seen', { moment: wholeMoment(lastSeenAt, locale) })}
            >
              {!isCurrent && (
                <RowForm
                  action={loginPath(locale, 'account', 'end')}
                  id={id}
                  button={t('owner_account.end')}
                />
              )}
            </Row>
          )
        })}
      </Rows>
      <div className="flex flex-wrap gap-4">
        <AccountForm action={loginPath(locale, 'leave')} button={t('owner_account.leave')} look="outlined" />
        <AccountForm
          action={loginPath(locale, 'account', 'end-all')}
          button={t('owner_account.end_all')}
          look="quiet"
        />
      </div>
    </section>
  )
}

function Rows({ children }: { children: ReactNode[] }) {
  if (children.length === 0) return null
  return <ul className="border-line mb-6 border-t">{children}</ul>
}

function Row({ name, detail, children }: { name: string; detail: string; children: ReactNode }) {
  return (
    <li className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-ink-soft text-sm">{detail}</p>
      </div>
      {children}
    </li>
  )
}

function RowForm({ action, id, button }: { action: string; id: string; button: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="outlined">
        {button}
      </Button>
    </form>
  )
}
