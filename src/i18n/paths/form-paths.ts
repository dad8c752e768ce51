import type { LeadKind } from '@/domain/lead/lead-kind'

import type { Locale } from '../locales'
import { systemPaths } from './system-paths'

/** What a form is about, by the platform's number of it. */
export interface FormAbout {
  home?: number
  project?: number
}

/** The page of a form, and where it is sent. */
export function formPath(locale: Locale, kind: LeadKind, { home, project }: FormAbout = {}): string {
  const query = new URLSearchParams()
  if (home !== undefined) query.set('home', String(home))
  if (project !== undefined) query.set('project', String(project))
  const text = query.toString()
  return `/${locale}/forms/${kind}/${text && `?${text}`}`
}

/** Where a browser fetches the sum it has to do before it may send a form. */
export function formChallengePath(locale: Locale): string {
  return `/${locale}/forms/challenge/`
}

/** Where a form leads once it is sent. One page serves several forms: which one it was decides its words. */
export function thanksPath(locale: Locale, feedback: string, kind: LeadKind): string {
  const page = systemPaths.find(({ id }) => id === `feedback/${feedback}`)
  return `${page?.paths[locale] ?? `/${locale}/`}?form=${kind}`
}
