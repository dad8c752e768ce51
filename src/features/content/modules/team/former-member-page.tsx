import type { ReactNode } from 'react'

import type { OfficeCard, TeamMemberCard } from '@/domain/content/module'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { MemberGrid } from './member-grid'
import { Office } from './office'

export interface FormerMemberPageProps {
  office: OfficeCard | null
  colleagues: TeamMemberCard[]
  /** Cards of the homes that are the office's now; `null` for none. */
  homes: ReactNode
  locale: Locale
  hosts: PictureHosts
}

/** In place of the page of somebody who left: their office, who works there, and the homes. */
export function FormerMemberPage({ office, colleagues, homes, locale, hosts }: FormerMemberPageProps) {
  const t = translator(locale)
  return (
    <article className="pt-4 lg:pt-8">
      <header className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h1>{t('member.left')}</h1>
          <p className="measure mt-4 font-serif text-2xl leading-snug">{t('member.left_text')}</p>
        </div>
        {office && <Office office={office} hasDirections />}
      </header>
      {colleagues.length > 0 && (
        <section aria-labelledby="colleagues" className="border-line mt-16 border-t pt-6">
          <h2 id="colleagues">{t('member.who_helps')}</h2>
          <MemberGrid members={colleagues} locale={locale} hosts={hosts} />
        </section>
      )}
      {homes && (
        <section aria-labelledby="homes" className="border-line mt-16 border-t pt-6">
          <h2 id="homes">{t('member.homes_of_office')}</h2>
          {homes}
        </section>
      )}
    </article>
  )
}
