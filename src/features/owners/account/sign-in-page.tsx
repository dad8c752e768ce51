import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'
import { Notice } from '@/ui/page/notice'

import { loginPath } from '../login-paths'
import { AccountForm, AccountFrame } from './account-form'
import type { PasskeyOptions } from './passkey.client'

export interface SignInErrors {
  email?: 'email_required' | 'email_invalid'
  password?: 'password_required'
}

export interface SignInPageProps {
  locale: Locale
  /** As it was typed. */
  email?: string
  errors?: SignInErrors
  problem?: 'wrong' | 'throttled' | 'busy'
}

export function SignInPage({ locale, email = '', errors = {}, problem }: SignInPageProps) {
  const t = translator(locale)
  return (
    <AccountFrame
      title={t('owner.login_title')}
      text={t('owner_login.text')}
      notice={
        problem && (
          <Notice tone="problem" title={t('owner_login.failed_title')}>
            {t(`owner_login.${problem}`)}
          </Notice>
        )
      }
    >
      <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,36rem)_minmax(0,24rem)]">
        <div className="max-w-xl min-w-0">
          <AccountForm action={loginPath(locale, 'enter')} button={t('owner_login.enter')}>
            <Field
              name="email"
              type="email"
              label={t('person.email')}
              autoComplete="username"
              defaultValue={email}
              isRequired
              error={errors.email && t(`validation.${errors.email}`)}
            />
            <Field
              name="password"
              type="password"
              label={t('person.password')}
              autoComplete="current-password"
              isRequired
              error={errors.password && t(`validation.${errors.password}`)}
            />
          </AccountForm>
          <p className="mt-4">
            <a href={loginPath(locale, 'forgotten')} className="inline-flex min-h-11 items-center">
              {t('owner_login.forgotten')}
            </a>
          </p>
          <p className="text-ink-soft mt-2">{t('owner_login.not_invited')}</p>
        </div>
        <OtherWays locale={locale} email={email} />
      </div>
    </AccountFrame>
  )
}

function OtherWays({ locale, email }: { locale: Locale; email: string }) {
  const t = translator(locale)
  const options: PasskeyOptions = {
    does: 'enter',
    ask: loginPath(locale, 'passkeys', 'ask'),
    bring: loginPath(locale, 'passkeys', 'enter'),
  }
  return (
    <aside
      className="border-line grid min-w-0 gap-10 max-lg:border-t max-lg:pt-10 lg:border-l lg:pl-10"
      {...behaviour('passkey', options)}
    >
      <h2 className="sr-only">{t('owner_login.other_ways')}</h2>
      <section className="max-w-xl">
        <h3>{t('owner_login.link_title')}</h3>
        <p className="mt-3 mb-5">{t('owner_login.link_text')}</p>
        <AccountForm action={loginPath(locale, 'link')} button={t('owner_login.link_ask')} look="outlined">
          <Field
            id="link-email"
            name="email"
            type="email"
            label={t('person.email')}
            autoComplete="email"
            defaultValue={email}
            isRequired
          />
        </AccountForm>
      </section>
      {/* Shown by its script, where the browser has passkeys. */}
      <section className="max-w-xl" hidden data-passkey>
        <h3>{t('owner_login.passkey_title')}</h3>
        <p className="mt-3 mb-5">{t('owner_login.passkey_text')}</p>
        <Button look="outlined">{t('owner_login.passkey_enter')}</Button>
        <p role="status" className="text-brick mt-3" hidden>
          {t('owner_login.passkey_failed')}
        </p>
      </section>
    </aside>
  )
}
