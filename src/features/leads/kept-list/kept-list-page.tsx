import type { ReactNode } from 'react'

import { homesQuery, mostCompared, mostKept } from '@/domain/listing/homes-query'
import type { KeptHome } from '@/features/listings/favourites/kept-home'
import { ShareRow } from '@/features/listings/share/share-row'
import { shareWords } from '@/features/listings/share/share-words'
import { translator } from '@/i18n/messages'
import { comparePath } from '@/i18n/paths/system-paths'
import { ButtonLink } from '@/ui/button'
import { Field } from '@/ui/form/field'
import { behaviour } from '@/ui/island/behaviour'
import { Notice } from '@/ui/page/notice'

import { dayText } from '../appointments/moment-text'
import type { AddHeartsOptions } from './add-hearts.client'
import { longestName } from './change-kept-list'
import type { KeptList } from './kept-list-row'
import { ListForm, type ListLink } from './list-form'
import { NotedHome } from './noted-home'

export interface KeptListPageProps extends ListLink {
  list: KeptList
  /** Each of its homes in words, in the same order. */
  homes: KeptHome[]
  /** What came of the last button. */
  notice: 'changed' | 'names' | null
  /** Where whoever looks along opens it, absolute; `null` when it is shared with nobody, or is they who look. */
  sharedUrl: string | null
}

/** Favourites behind a mailed link: homes with a note each, for one or for two. */
export function KeptListPage(props: KeptListPageProps) {
  const { list, locale, token, purpose, notice } = props
  const t = translator(locale)
  const link = { locale, token, purpose }
  if (!list.isConfirmed)
    return (
      <Frame title={t('kept_list.confirm_title')} intro={t('kept_list.confirm_text', { email: list.email })}>
        <ListForm link={link} action="confirm" look="filled" text={t('kept_list.confirm')} />
      </Frame>
    )
  const { partners } = list
  const date = dayText(list.until, locale)
  return (
    <Frame
      title={partners ? t('kept_list.title_of_two', { ...partners }) : t('favourites.title')}
      intro={
        purpose === 'shared-list'
          ? t('kept_list.shared_intro', { own: partners?.own ?? '' })
          : t('kept_list.intro', { date })
      }
      notice={
        notice && (
          <Notice tone={notice === 'names' ? 'problem' : 'good'} title={t(`kept_list.${notice}_title`)}>
            {t(`kept_list.${notice}_text`)}
          </Notice>
        )
      }
    >
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Homes {...props} link={link} />
        {purpose === 'kept-list' && <Manage {...props} link={link} />}
      </div>
    </Frame>
  )
}

interface FrameProps {
  title: string
  intro: string
  notice?: ReactNode
  children: ReactNode
}

function Frame({ title, intro, notice, children }: FrameProps) {
  return (
    <div className="pt-4 lg:pt-10">
      {notice}
      <h1 className="text-balance">{title}</h1>
      <p className="measure text-ink-soft mt-4 mb-8 font-serif text-2xl leading-snug text-balance">{intro}</p>
      {children}
    </div>
  )
}

type PartProps = KeptListPageProps & { link: ListLink }

function Homes({ list, homes, locale, link }: PartProps) {
  const t = translator(locale)
  const open = homes.filter((home) => 'card' in home).map(({ id }) => id)
  const ids = homes.map(({ id }) => id)
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className="sr-only">
        {t('favourites.results')}
      </h2>
      {homes.length === 0 && <p>{t('kept_list.empty')}</p>}
      <ul className="border-line border-b empty:hidden">
        {homes.map((home, index) => {
          const note = list.homes.find(({ listingId }) => listingId === home.id)
          return note && <NotedHome key={home.id} home={home} note={note} link={link} isFirst={index === 0} />
        })}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-4 print:hidden">
        {open.length > 1 && (
          <ButtonLink
            look="outlined"
            href={comparePath(locale) + homesQuery(open.slice(0, mostCompared))}
            rel="nofollow"
          >
            {t('favourites.compare')}
          </ButtonLink>
        )}
        {ids.length < mostKept && (
          <div hidden {...behaviour<AddHeartsOptions>('add-hearts', { ids })}>
            <ListForm link={link} action="add" text={t('kept_list.add')}>
              <input type="hidden" name="homes" />
            </ListForm>
          </div>
        )}
      </div>
    </section>
  )
}

/** What only the one decides whose address it is. */
function Manage({ list, locale, link, sharedUrl }: PartProps) {
  const t = translator(locale)
  const { partners, sendsNews, email } = list
  return (
    <aside className="grid grid-cols-1 gap-10 print:hidden">
      <Part id="together" title={t('kept_list.share_title')}>
        {partners && sharedUrl ? (
          <>
            <p>{t('kept_list.shared_text', { partner: partners.partner })}</p>
            <ShareRow
              url={sharedUrl}
              title={t('kept_list.title_of_two', { ...partners })}
              words={shareWords(t, t('kept_list.share_title'))}
              isStacked
            />
            <p className="wrap-anywhere text-sm">
              <a href={sharedUrl}>{sharedUrl}</a>
            </p>
            <ListForm link={link} action="revoke" text={t('kept_list.revoke')} />
            <p className="text-ink-soft text-sm">{t('kept_list.revoke_text')}</p>
          </>
        ) : (
          <>
            <p>{t('kept_list.share_text')}</p>
            <ListForm
              link={link}
              action="share"
              text={t('kept_list.share')}
              className="grid justify-items-start gap-4"
            >
              <Name name="own" label={t('kept_list.own_name')} />
              <Name name="partner" label={t('kept_list.partner_name')} />
            </ListForm>
          </>
        )}
      </Part>
      <Part id="news" title={t('kept_list.mail_title')}>
        <p className="wrap-anywhere">
          {sendsNews ? t('kept_list.mail_on', { email }) : t('kept_list.mail_off')}
        </p>
        <ListForm
          link={link}
          action={sendsNews ? 'stop' : 'keep'}
          text={t(sendsNews ? 'kept_list.mail_stop' : 'kept_list.mail_start')}
        />
      </Part>
      <Part id="erase" title={t('kept_list.erase_title')}>
        <p>{t('kept_list.erase_text')}</p>
        <ListForm link={link} action="erase" text={t('kept_list.erase')} />
      </Part>
    </aside>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="border-ink border-b pb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Name({ name, label }: { name: string; label: string }) {
  return (
    <div className="w-full">
      <Field id={`kept-${name}`} name={name} label={label} isRequired maxLength={longestName} />
    </div>
  )
}
