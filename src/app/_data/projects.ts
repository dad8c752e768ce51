import { cache } from 'react'

import { database } from '@/database/connection'
import { findProject } from '@/features/listings/find-project'
import { findProjectLink } from '@/features/listings/projects/find-project-link'
import { listProjects } from '@/features/listings/projects/list-projects'
import type { Locale } from '@/i18n/locales'

export const getProject = cache((id: number, locale: Locale) =>
  findProject(database(), { id, language: locale }),
)

export const getProjects = cache((locale: Locale) => listProjects(database(), locale))

/** The project a unit belongs to; `null` when it is no longer published. */
export const getProjectLink = cache((id: number, locale: Locale) =>
  findProjectLink(database(), { id, locale }),
)
