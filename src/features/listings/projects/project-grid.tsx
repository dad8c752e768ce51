import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'

import type { ProjectSummary } from './list-projects'
import { ProjectSummaryCard } from './project-summary-card'

export interface ProjectGridProps {
  projects: readonly ProjectSummary[]
  locale: Locale
  hosts: PictureHosts
  /** Whether its first picture is what a visitor sees first. */
  isFirst?: boolean
  perRow?: 2 | 3
}

export function ProjectGrid({ projects, locale, hosts, isFirst = false, perRow = 2 }: ProjectGridProps) {
  return (
    <ul
      className={`mt-8 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:gap-x-8 lg:gap-y-16 ${perRow === 3 ? 'lg:grid-cols-3' : ''}`}
    >
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectSummaryCard
            project={project}
            locale={locale}
            hosts={hosts}
            isEager={isFirst && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
