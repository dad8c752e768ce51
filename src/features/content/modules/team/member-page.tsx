import type { ReactNode } from 'react'

import type { ArticleSummary, OfficeCard, TeamMemberCard } from '@/domain/content/module'
import { openingOf } from '@/domain/listing/paragraphs'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { spokenLanguages } from '@/i18n/spoken-languages'
import { ArticleGrid } from '@/ui/card/article-grid'
import { Nameplate, PlateName } from '@/ui/card/nameplate'
import { Portrait } from '@/ui/card/portrait'
import { ArrowLink } from '@/ui/text-link'

import { Office } from './office'
import { Reach } from './reach'

export interface MemberPageProps {
  member: TeamMemberCard
  office: OfficeCard | null
  /** Cards of the homes for sale and to let; `null` for none. */
  forSale: ReactNode
  forRent: ReactNode
  articles: readonly ArticleSummary[]
  /** The page of the whole team. */
  teamHref: string | null
  locale: Locale
  hosts: PictureHosts
}

/** One member of the team: who they are, how to reach them, the homes they answer for, and what they wrote. */
export function MemberPage(props: MemberPageProps) {
  const { member, office, forSale, forRent, articles, teamHref, locale, hosts } = props
  const t = translator(locale)
  const { name, role, languages, introduction, picture, house } = member
  const [opening, afterIt] = openingOf(introduction, locale)
  return (
    <article className="pt-4 lg:pt-8">
      <header className="grid gap-x-12 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-x-18">
        <div className="max-w-115 max-md:-mx-4 max-md:max-w-none">
          {picture ? (
            <Portrait picture={picture} size="page" hosts={hosts} />
          ) : (
            <Nameplate name={name} house={house} className="max-md:aspect-square">
              <h1 translate="no" className="text-[1em] leading-none">
                <PlateName name={name} />
              </h1>
            </Nameplate>
          )}
        </div>
        <div className="min-w-0">
          {picture && <h1 translate="no">{name}</h1>}
          {role && <p className={`text-ink-soft text-lg ${picture ? 'mt-2' : ''}`}>{role}</p>}
          {opening && <p className="measure mt-4 font-serif text-3xl leading-snug">{opening}</p>}
          {afterIt && <p className="measure mt-4 text-lg">{afterIt}</p>}
          <Reach member={member} locale={locale} />
          {(office || languages.length > 0) && (
            <div className="border-line mt-8 flex flex-wrap gap-x-12 gap-y-2 border-t pt-5">
              {office && (
                <p>
                  {office.name}, {office.street}
                </p>
              )}
              {languages.length > 0 && <p>{spokenLanguages(languages, locale)}</p>}
            </div>
          )}
        </div>
      </header>
      {forSale && <Cards id="for-sale" title={t('member.for_sale', { name })} cards={forSale} />}
      {forRent && <Cards id="for-rent" title={t('member.for_rent', { name })} cards={forRent} />}
      {articles.length > 0 && (
        <Cards
          id="written"
          title={t('member.written', { name })}
          cards={<ArticleGrid articles={articles} hosts={hosts} />}
        />
      )}
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

function Cards({ id, title, cards }: { id: string; title: string; cards: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-line mt-16 border-t pt-6 print:hidden">
      <h2 id={id}>{title}</h2>
      {cards}
    </section>
  )
}
