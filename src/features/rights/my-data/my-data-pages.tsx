import type { ReactNode } from 'react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button, type ButtonLook } from '@/ui/button'
import { Checkbox } from '@/ui/form/checkbox'
import { ErrorSummary } from '@/ui/form/error-summary'
import { Field } from '@/ui/form/field'
import { Notice } from '@/ui/page/notice'

import { myDataPath } from '../my-data-path'
import type { HeldCounts } from './count-held'
import { mailedMinutes, openedMinutes } from './mailed-link'

interface AskPageProps {
  locale: Locale
  email?: string
  error?: 'email_required' | 'email_invalid'
  /** After a link that does not work any more. */
  isLinkClosed?: boolean
}

/** Asks for an address; what is held about it is sent to whoever reads its mail. */
export function AskPage({ locale, email, error, isLinkClosed }: AskPageProps) {
  const t = translator(locale)
  const problem = error && t(`validation.${error}`)
  return (
    <Frame
      title={t('my_data.title')}
      text={t('my_data.intro')}
      notice={
        isLinkClosed && (
          <Notice tone="problem" title={t('error.link_expired')}>
            {t('my_data.link_closed')}
          </Notice>
        )
      }
    >
      <div className="max-w-xl">
        <ErrorSummary
          title={t('error.check_red_fields')}
          problems={problem ? [{ field: 'email', text: problem }] : []}
        />
        <PostForm action={myDataPath(locale)} button={t('my_data.ask')}>
          <Field
            name="email"
            type="email"
            label={t('person.email')}
            help={t('my_data.email_help')}
            autoComplete="email"
            defaultValue={email}
            isRequired
            error={problem}
          />
        </PostForm>
      </div>
      <p className="measure text-ink-soft mt-8">{t('my_data.limits', { minutes: mailedMinutes })}</p>
    </Frame>
  )
}

/** The same for every address, known or not. */
export function SentPage({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <Frame title={t('my_data.sent_title')} text={t('my_data.sent', { minutes: mailedMinutes })}>
      <p className="measure">{t('my_data.sent_nothing')}</p>
    </Frame>
  )
}

interface LinkPageProps {
  locale: Locale
  token: string
}

/** Behind the mailed link; only its button opens, because mail programs follow links by themselves. */
export function OpenPage({ locale, token }: LinkPageProps) {
  const t = translator(locale)
  return (
    <Frame title={t('my_data.open_title')} text={t('my_data.open_text')}>
      <PostForm action={myDataPath(locale, token, 'open')} button={t('my_data.open')} />
    </Frame>
  )
}

/** What may be done with it. */
export function DataPage({
  locale,
  token,
  email,
  held,
  isUnconfirmed,
}: LinkPageProps & { email: string; held: HeldCounts; isUnconfirmed?: boolean }) {
  const t = translator(locale)
  return (
    <Frame title={t('my_data.data_title')} text={t('my_data.data_text', { email })}>
      <p className="measure text-lg">
        {t('my_data.held_leads', { count: held.leads })}{' '}
        {held.ownerHomes > 0 && t('my_data.held_homes', { count: held.ownerHomes })}
      </p>
      <p className="measure text-ink-soft mt-2">{t('my_data.open_for', { minutes: openedMinutes })}</p>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="download">
          <h2 id="download">{t('my_data.download_title')}</h2>
          <p className="measure mt-3 mb-6">{t('my_data.download_text')}</p>
          <PostForm action={myDataPath(locale, token, 'download')} button={t('my_data.download')} />
        </section>
        <section aria-labelledby="erase">
          <h2 id="erase">{t('my_data.erase_title')}</h2>
          <p className="measure mt-3">{t('my_data.erase_text')}</p>
          <p className="measure mt-3 mb-4">{t('my_data.erase_stays')}</p>
          <PostForm action={myDataPath(locale, token, 'erase')} button={t('my_data.erase')} look="outlined">
            <Checkbox
              name="confirmed"
              value="yes"
              label={t('my_data.erase_confirm')}
              isRequired
              error={isUnconfirmed ? t('my_data.erase_unconfirmed') : undefined}
            />
          </PostForm>
        </section>
      </div>
    </Frame>
  )
}

export function ErasedPage({ locale, keptOffers }: { locale: Locale; keptOffers: number }) {
  const t = translator(locale)
  return (
    <Frame title={t('my_data.erased_title')} text={t('my_data.erased_text')}>
      {keptOffers > 0 && <p className="measure mb-3">{t('my_data.erased_offers', { count: keptOffers })}</p>}
      <p className="measure">{t('my_data.erased_elsewhere')}</p>
    </Frame>
  )
}

function Frame({
  title,
  text,
  notice,
  children,
}: {
  title: string
  text: string
  notice?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="pt-4 lg:pt-10">
      {notice}
      <h1 className="text-balance">{title}</h1>
      <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug text-balance wrap-anywhere">
        {text}
      </p>
      <div className="mt-8 lg:mt-10">{children}</div>
    </div>
  )
}

function PostForm({
  action,
  button,
  look = 'filled',
  children,
}: {
  action: string
  button: string
  look?: ButtonLook
  children?: ReactNode
}) {
  return (
    <form method="post" action={action} noValidate className="grid gap-6">
      {children}
      <p>
        <Button type="submit" look={look}>
          {button}
        </Button>
      </p>
    </form>
  )
}
