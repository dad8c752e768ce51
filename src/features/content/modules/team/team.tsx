import type { OfficeCard, TeamMemberCard } from '@/domain/content/module'
import { spokenLanguages } from '@/i18n/spoken-languages'
import { Portrait } from '@/ui/card/portrait'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'
import { Office } from './office'

interface TeamModuleProps extends ModuleProps {
  offices: OfficeCard[]
  members: TeamMemberCard[]
}

/** The offices, and the people behind the doors. */
export function TeamModule({ frame, offices, members, locale, hosts }: TeamModuleProps) {
  if (offices.length + members.length === 0) return null
  return (
    <ModuleSection frame={frame} hosts={hosts}>
      {offices.length > 0 && (
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {offices.map((office) => (
            <li key={office.id} id={office.anchor} className="border-ink/30 scroll-mt-24 border-t pt-4">
              <Office office={office} hasDirections />
            </li>
          ))}
        </ul>
      )}
      {members.length > 0 && (
        <ul
          className={`grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3 ${offices.length > 0 ? 'mt-16' : ''}`}
        >
          {members.map((member) => (
            <li key={member.id} className="border-line border-t pt-5">
              <Member member={member} locale={locale} hosts={hosts} />
            </li>
          ))}
        </ul>
      )}
    </ModuleSection>
  )
}

type MemberProps = { member: TeamMemberCard } & Pick<ModuleProps, 'locale' | 'hosts'>

function Member({ member, locale, hosts }: MemberProps) {
  const { href, name, role, office, phone, phoneHref, email, languages, introduction, picture } = member
  return (
    <article>
      <div className="flex items-center gap-4">
        <Portrait name={name} picture={picture} size="small" hosts={hosts} />
        <div>
          <h3 className="text-xl">
            <a href={href} className="inline-flex min-h-11 items-center">
              {name}
            </a>
          </h3>
          <p className="text-ink-soft text-sm">{[role, office].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {introduction && <p className="mt-4">{introduction}</p>}
      {languages.length > 0 && (
        <p className="text-ink-soft mt-3 text-sm">{spokenLanguages(languages, locale)}</p>
      )}
      <p className="figures mt-1 flex flex-wrap gap-x-6">
        {phone && (
          <a href={phoneHref} className="inline-flex min-h-11 items-center">
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
            {email}
          </a>
        )}
      </p>
    </article>
  )
}
