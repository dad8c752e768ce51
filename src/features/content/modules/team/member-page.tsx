import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'

import type { OfficeCard, TeamMemberCard } from '@/domain/content/module'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { spokenLanguages } from '@/i18n/spoken-languages'
import { ButtonLink } from '@/ui/button'
import { Portrait } from '@/ui/card/portrait'
import { ArrowLink } from '@/ui/text-link'

import { Office } from './office'

export interface MemberPageProps {
  member: TeamMemberCard
  office: OfficeCard | null
  /** Cards of the homes for sale and to let; `null` for none. */
  forSale: ReactNode
  forRent: ReactNode
  /** The page of the whole team. */
  teamHref: string | null
  locale: Locale
  hosts: PictureHosts
}

/** One member of the team: who they are, how to reach them, and the homes they answer for. */
export function MemberPage(props: MemberPageProps) {
  const { member, office, forSale, forRent, teamHref, locale, hosts } = props
  const t = translator(locale)
  const { name, role, languages, introduction, picture } = member
  return (
    <article className="pt-4 lg:pt-8">
      <header className="flex flex-col gap-x-12 gap-y-6 md:flex-row lg:gap-x-16">
        <Portrait name={name} picture={picture} size="large" hosts={hosts} />
        <div className="min-w-0">
          <h1 translate="no">{name}</h1>
          {role && <p className="text-ink-soft mt-2 text-xl">{role}</p>}
          {introduction && <p className="measure mt-6 font-serif text-2xl leading-snug">{introduction}</p>}
          {languages.length > 0 && <p className="mt-6">{spokenLanguages(languages, locale)}</p>}
          <Reach member={member} locale={locale} />
        </div>
      </header>
      {forSale && <Homes id="for-sale" title={t('member.for_sale', { name })} cards={forSale} />}
      {forRent && <Homes id="for-rent" title={t('member.for_rent', { name })} cards={forRent} />}
      {office && (
        <section aria-labelledby="office" className="border-line mt-16 border-t pt-6">
          <h2 id="office">{t('agency.office')}</h2>
          <div className="mt-6">
            <Office office={office} hasDirections />
          </div>
        </section>
      )}
      {teamHref && (
        <p className="mt-10 print:hidden">
          <ArrowLink href={teamHref}>{t('member.whole_team')}</ArrowLink>
        </p>
      )}
    </article>
  )
}

function Reach({ member, locale }: Pick<MemberPageProps, 'member' | 'locale'>) {
  const t = translator(locale)
  const { name, phone, phoneHref, email } = member
  if (!phone && !email) return null
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {phone && (
        <ButtonLink href={phoneHref} className="figures">
          <Phone aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {phone}
          <span className="sr-only"> ({t('member.call', { name })})</span>
        </ButtonLink>
      )}
      {email && (
        <ButtonLink look="outlined" href={`mailto:${email}`} className="wrap-anywhere">
          <Mail aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {email}
        </ButtonLink>
      )}
    </p>
  )
}

function Homes({ id, title, cards }: { id: string; title: string; cards: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-line mt-16 border-t pt-6 print:hidden">
      <h2 id={id}>{title}</h2>
      {cards}
    </section>
  )
}
