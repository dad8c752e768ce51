import { getListing } from '@/site/data/homes/listings'
import { getIsFormOn } from '@/site/data/forms'
import { getProject } from '@/site/data/homes/projects'
import { subjectOf } from '@/domain/lead/form/form-subject'
import { isLeadKind, type LeadKind } from '@/domain/lead/lead-kind'
import { regionOfPlace } from '@/domain/place/region'
import { queryValue } from '@/domain/query-value'
import type { ListingPageData } from '@/features/listings/page/find-listing'
import type { ProjectPageData } from '@/features/listings/projects/find-project'
import type { FormAbout } from '@/i18n/paths/form-paths'
import { isLocale, type Locale } from '@/i18n/locales'

import { getSite } from '@/site/data/site'

/** A form that the site has, and what it is about. */
export interface FormRequest {
  locale: Locale
  kind: LeadKind
  about: FormAbout
  home: ListingPageData | null
  project: ProjectPageData | null
}

/** `null` when there is no such form here, or not about this. */
export async function formRequest(
  locale: string,
  form: string,
  query: URLSearchParams,
): Promise<FormRequest | null> {
  if (!isLocale(locale) || !isLeadKind(form)) return null
  const { languages } = await getSite(locale)
  if (!languages.used.includes(locale) || !(await getIsFormOn(form, locale))) return null
  const about = { home: numberIn(query, 'home'), project: numberIn(query, 'project') }
  const subject = subjectOf(form)
  if (subject === 'own-home') return null
  const [home, project] = await Promise.all([
    subject === 'nothing' || about.home === undefined ? null : getListing(about.home, locale),
    subject !== 'project' || about.project === undefined ? null : getProject(about.project, locale),
  ])
  if (subject === 'home' && !home) return null
  // One of its homes says which project it is.
  if (subject === 'project' && !home && !project) return null
  const found = {
    home: home?.id,
    project: project?.id ?? (subject === 'project' ? home?.projectId : null) ?? undefined,
  }
  return { locale, kind: form, about: found, home, project }
}

/** The law where the home stands decides what may be asked. */
export function regionIn({ home, project }: Pick<FormRequest, 'home' | 'project'>) {
  const place = home ?? project
  return place && regionOfPlace(place)
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = queryValue(query, name)
  return /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined
}
