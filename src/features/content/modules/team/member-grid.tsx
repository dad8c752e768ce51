import type { TeamMemberCard } from '@/domain/content/module'
import { spokenLanguages } from '@/i18n/spoken-languages'
import { Nameplate, PlateName } from '@/ui/card/nameplate'
import { Portrait } from '@/ui/card/portrait'

import type { ModuleProps } from '../module-props'

interface MemberGridProps extends Pick<ModuleProps, 'locale' | 'hosts'> {
  members: TeamMemberCard[]
}

/** People by their photographs or plates. */
export function MemberGrid({ members, locale, hosts }: MemberGridProps) {
  return (
    <ul
      className={`mt-6 grid gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 lg:gap-x-8 ${members.length > 2 ? 'grid-cols-2' : ''}`}
    >
      {members.map((member) => (
        <li key={member.id}>
          <Member member={member} locale={locale} hosts={hosts} />
        </li>
      ))}
    </ul>
  )
}

type MemberProps = { member: TeamMemberCard } & Pick<ModuleProps, 'locale' | 'hosts'>

function Member({ member, locale, hosts }: MemberProps) {
  const { href, name, role, office, phone, phoneHref, email, languages, introduction, picture, house } =
    member
  return (
    <article>
      {picture ? (
        <>
          <Portrait picture={picture} size="card" hosts={hosts} />
          <h3 className="mt-2 text-xl" translate="no">
            <a href={href} className="inline-flex min-h-11 items-center">
              {name}
            </a>
          </h3>
        </>
      ) : (
        <Nameplate name={name} house={house}>
          <h3 translate="no" className="text-[1em]">
            <a href={href} className="block no-underline hover:underline">
              <PlateName name={name} />
            </a>
          </h3>
        </Nameplate>
      )}
      <p className={`text-ink-soft text-sm ${picture ? '' : 'mt-3'}`}>
        {[role, office].filter(Boolean).join(' · ')}
      </p>
      {introduction && <p className="mt-3 max-md:hidden">{introduction}</p>}
      {languages.length > 0 && (
        <p className="text-ink-soft mt-3 text-sm">{spokenLanguages(languages, locale)}</p>
      )}
      <p className="figures mt-1 flex flex-wrap gap-x-6 wrap-anywhere">
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
