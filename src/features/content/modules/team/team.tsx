import type { OfficeCard, TeamMemberCard } from '@/domain/content/module'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'
import { MemberGrid } from './member-grid'
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
        <div className={offices.length > 0 ? 'mt-16' : ''}>
          <MemberGrid members={members} locale={locale} hosts={hosts} />
        </div>
      )}
    </ModuleSection>
  )
}
