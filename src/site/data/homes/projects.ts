import { findProject } from '@/features/listings/projects/find-project'
import { findProjectLink } from '@/features/listings/projects/find-project-link'
import { listProjects } from '@/features/listings/projects/list-projects'
import type { Locale } from '@/i18n/locales'

import { perRequest } from '../per-request'
import { reads } from '../reads'

export const getProject = perRequest((id: number, locale: Locale) =>
  findProject(reads(), { id, language: locale }),
)

export const getProjects = perRequest((locale: Locale) => listProjects(reads(), locale))

/** The project a unit belongs to; `null` when it is no longer published. */
export const getProjectLink = perRequest((id: number, locale: Locale) =>
  findProjectLink(reads(), { id, locale }),
)
