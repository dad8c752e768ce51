import { KeyRound, Mail } from 'lucide-react'

import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { SitePicture } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'
import { Facade } from '@/ui/drawing/facade'
import { Field } from '@/ui/form/field'
import { WidePicture } from '@/ui/media/wide-picture'
import { Notice } from '@/ui/page/notice'

import { loginPath } from '../login-paths'
import type { PasskeyOptions } from './passkey.client'

export interface SignInErrors {
  email?: 'email_required' | 'email_invalid'
  password?: 'password_required'
}

export interface SignInPageProps {
  locale: Locale
  /** The photograph beside the form: the one that opens the site. */
  picture: SitePicture | null
  hosts: PictureHosts
  /** Of the agency, for whoever gets stuck. */
  phone: string
  /** As it was typed. */
  email?: string
  errors?: SignInErrors
  problem?: 'wrong' | 'throttled' | 'busy'
}

/** The door: a question, the form, and a street in the evening beside it. */
export function SignInPage(props: SignInPageProps) {
  const { locale, picture, hosts, problem, phone } = props
  const t = translator(locale)
  const dialled = phoneHref(phone)
  return (
    <div className="overflow-x-clip">
      <div className="page-width grid lg:min-h-[min(52rem,calc(100svh-5.5rem))] lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-x-20">
        <div className="bg-sand relative overflow-hidden max-lg:-mx-4 max-lg:h-44 md:max-lg:-mx-6 md:max-lg:h-64 lg:order-last lg:mr-[min(-2rem,calc((82.5rem-100vw)/2))] print:hidden">
          {picture ? (
            <WidePicture
              {...picture}
              alt=""
              hosts={hosts}
              isFirst
              className="absolute inset-0 size-full object-cover"
            />
          ) : (
            <Facade
              index={3}
              className="text-edge absolute inset-x-0 bottom-1/5 h-3/5 w-full overflow-visible"
            />
          )}
        </div>
        <div className="relative min-w-0 pb-4 max-lg:max-w-[28rem] lg:self-center lg:py-16">
          <div className="max-lg:bg-paper max-lg:-mt-10 max-lg:-ml-4 max-lg:w-fit max-lg:max-w-[90%] max-lg:pt-5 max-lg:pr-6 max-lg:pl-4 md:max-lg:-ml-6 md:max-lg:pl-6">
            <p className="text-ink-soft">{t('owner.login_title')}</p>
            <h1 className="mt-2 text-balance">{t('owner_login.question')}</h1>
          </div>
          <p className="text-ink-soft mt-4 mb-8 text-lg">{t('owner_login.text')}</p>
          {problem && (
            <Notice tone="problem" title={t('owner_login.failed_title')}>
              {t(`owner_login.${problem}`)}
            </Notice>
          )}
          <SignInForm {...props} />
          <p className="text-ink-soft mt-8 text-sm">
            {t('owner_login.not_invited')}
            {dialled && (
              <>
                {' '}
                <a href={dialled} className="figures inline-flex min-h-11 items-center">
                  {t('owner_login.help', { phone: groupPhone(phone) })}
                </a>
              </>
            )}
          </p>
        </div>
      </div>
    </div>
  )
}

/** One form for both ways that need an address: its second button asks for a link instead. */
function SignInForm({ locale, email = '', errors = {} }: SignInPageProps) {
  const t = translator(locale)
  const options: PasskeyOptions = {
    does: 'enter',
    ask: loginPath(locale, 'passkeys', 'ask'),
    bring: loginPath(locale, 'passkeys', 'enter'),
  }
  return (
    <form method="post" action={loginPath(locale, 'enter')} noValidate className="grid gap-6">
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
      <Button type="submit" className="min-h-12 w-full">
        {t('owner_login.enter')}
      </Button>
      <a
        href={loginPath(locale, 'forgotten')}
        className="-mt-4 inline-flex min-h-11 items-center justify-self-start"
      >
        {t('owner_login.forgotten')}
      </a>
      <p className="text-ink-soft before:bg-line after:bg-line -mt-2 flex items-center gap-4 text-sm before:h-px before:grow after:h-px after:grow">
        {t('owner_login.without_password')}
      </p>
      <div className="grid gap-3" {...behaviour('passkey', options)}>
        <Button
          type="submit"
          look="outlined"
          formAction={loginPath(locale, 'link')}
          className="min-h-12 w-full"
        >
          <Mail aria-hidden strokeWidth={1.5} className="size-5" />
          {t('owner_login.link_ask')}
        </Button>
        {/* Shown by its script, where the browser has passkeys. */}
        <div hidden data-passkey>
          <Button look="outlined" className="min-h-12 w-full">
            <KeyRound aria-hidden strokeWidth={1.5} className="size-5" />
            {t('owner_login.passkey_enter')}
          </Button>
          <p role="status" className="text-brick mt-3" hidden>
            {t('owner_login.passkey_failed')}
          </p>
        </div>
      </div>
    </form>
  )
}
