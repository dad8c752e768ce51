import type { SiteLink } from '@/domain/site/site'
import type { ProjectSummary } from '@/features/listings/projects/list-projects'
import { ProjectGrid } from '@/features/listings/projects/project-grid'
import { translator } from '@/i18n/messages'
import { ArrowLink } from '@/ui/text-link'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

interface ProjectsModuleProps extends ModuleProps {
  projects: readonly ProjectSummary[]
  more: SiteLink | null
}

/** Projects in the order of their own list; without one, nothing at all. */
export function ProjectsModule({ frame, projects, more, locale, hosts }: ProjectsModuleProps) {
  if (projects.length === 0) return null
  return (
    <ModuleSection
      frame={frame}
      hosts={hosts}
      aside={more && <ArrowLink href={more.href}>{more.label}</ArrowLink>}
    >
      {!frame.title && <h2 className="sr-only">{translator(locale)('nav.projects')}</h2>}
      <ProjectGrid
        projects={projects}
        locale={locale}
        hosts={hosts}
        perRow={projects.length > 2 && frame.columns.lg > 9 ? 3 : 2}
      />
    </ModuleSection>
  )
}
