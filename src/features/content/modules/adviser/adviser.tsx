import type { TeamMemberCard } from '@/domain/content/module'
import { spokenLanguages } from '@/i18n/spoken-languages'
import { Nameplate, PlateName } from '@/ui/card/nameplate'
import { Portrait } from '@/ui/card/portrait'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'
import { Reach } from '../team/reach'

/** One person of the team, and how to reach them. */
export function AdviserModule({ frame, member, locale, hosts }: ModuleProps & { member: TeamMemberCard }) {
  const { href, name, role, office, languages, introduction, picture, house } = member
  const Name = frame.title ? 'h3' : 'h2'
  const about = [
    [role, office].filter(Boolean).join(' · '),
    languages.length > 0 && spokenLanguages(languages, locale),
  ]
  return (
    <ModuleSection frame={frame} hosts={hosts}>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-x-18">
        <div className="max-w-115">
          {picture ? (
            <Portrait picture={picture} size="card" hosts={hosts} />
          ) : (
            <Nameplate name={name} house={house} className="max-md:aspect-square">
              <Name translate="no" className="text-[1em]">
                <a href={href} className="block no-underline hover:underline">
                  <PlateName name={name} />
                </a>
              </Name>
            </Nameplate>
          )}
        </div>
        <div className="min-w-0">
          {picture && (
            <Name translate="no" className="text-2xl">
              <a href={href}>{name}</a>
            </Name>
          )}
          {about.map(
            (line) =>
              line && (
                <p key={line} className="text-ink-soft mt-1">
                  {line}
                </p>
              ),
          )}
          {introduction && <p className="measure mt-4 font-serif text-2xl leading-snug">{introduction}</p>}
          <Reach member={member} locale={locale} />
        </div>
      </div>
    </ModuleSection>
  )
}
