import { ArrowLeft } from 'lucide-react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ProjectLink } from './find-project-link'

/** On the page of a unit: where its price list and the other homes stand. */
export function BackToProject({ project, locale }: { project: ProjectLink; locale: Locale }) {
  const { name, href, isExternal } = project
  return (
    <a
      href={href}
      rel={isExternal ? 'noopener' : undefined}
      className="inline-flex min-h-11 items-center gap-2 font-medium no-underline transition-colors hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
      {translator(locale)('project.back_to', { name })}
    </a>
  )
}
