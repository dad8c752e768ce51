import { Mail, Phone } from 'lucide-react'

import type { TeamMemberCard } from '@/domain/content/module'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { spokenLanguages } from '@/i18n/spoken-languages'

import { ButtonLink } from '../button'
import { Portrait } from './portrait'

interface AuthorCardProps {
  member: TeamMemberCard
  locale: Locale
  hosts: PictureHosts
}

/** Below what they wrote: who it is, and how to ask them more. */
export function AuthorCard({ member, locale, hosts }: AuthorCardProps) {
  const t = translator(locale)
  const { href, name, role, office, languages, picture, phone, phoneHref, email } = member
  return (
    <aside aria-labelledby="author" className="measure border-ink mt-12 border-t pt-5 lg:ml-[25%]">
      <h2 id="author" className="text-xl">
        {t('article.author')}
      </h2>
      <div className="mt-4 flex items-start gap-4">
        <Portrait picture={picture} size="medium" hosts={hosts} className="print:hidden" />
        <div className="min-w-0">
          <p translate="no" className="text-lg leading-snug font-medium">
            <a href={href} className="inline-flex min-h-11 items-center md:min-h-0">
              {name}
            </a>
          </p>
          {(role || office) && <p>{[role, office].filter(Boolean).join(' · ')}</p>}
          {languages.length > 0 && <p className="text-ink-soft">{spokenLanguages(languages, locale)}</p>}
        </div>
      </div>
      {(phone || email) && (
        <p className="mt-5 flex flex-wrap gap-3 print:hidden">
          {phone && (
            <ButtonLink look="outlined" href={phoneHref} className="figures">
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
      )}
    </aside>
  )
}
