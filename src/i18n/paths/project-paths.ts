import { inAllLanguages } from '@/domain/language'

import { isLocale, type Locale } from '../locales'
import { pathSegments } from './path-segments'

/** The view content.project_path writes the same words. */
export const projectSegments = inAllLanguages({
  nl: 'projecten',
  fr: 'projets',
  en: 'projects',
  de: 'projekte',
})

export function projectListPath(locale: Locale): string {
  return `/${locale}/${projectSegments[locale]}/`
}

export function projectPath(locale: Locale, id: number): string {
  return `${projectListPath(locale)}${id}/`
}

/** The id in an entry such as project-12; `null` for any other entry. */
export function projectIdOfEntry(entry: string): number | null {
  return idOf(/^project-(\d+)$/.exec(entry)?.[1])
}

/** The id in /nl/projecten/12/, or in /project/?id=12, with or without a language before it. */
export function parseProjectPath(url: string): number | null {
  const [first, second, third, ...more] = pathSegments(url)
  const words = isLocale(first) ? [second, third, ...more] : [first, second, third, ...more]
  if (words[0] === 'project' && words[1] === undefined) return idOf(queryOf(url).get('id'))
  const isProject = isLocale(first) && second === projectSegments[first] && more.length === 0
  return isProject ? idOf(third) : null
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('#')[0]?.split('?')[1])
}

function idOf(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null
}
