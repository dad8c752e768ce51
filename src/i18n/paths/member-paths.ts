import { inAllLanguages } from '@/domain/language'

import { isLocale, locales, type Locale } from '../locales'
import { pathSegments } from './path-segments'
import { slug } from './slug'

export const teamSegments = inAllLanguages({ nl: 'team', fr: 'equipe', en: 'team', de: 'team' })

/** What an address says of a member of the team. Only the id is sure: the name may have changed since. */
export interface ParsedMemberPath {
  locale: Locale
  id: number
}

/** The page of one member of the team: /nl/team/an-peeters/12/. */
export function memberPath(locale: Locale, { id, name }: { id: number; name: string }): string {
  return `/${locale}/${teamSegments[locale]}/${slug(name) || '-'}/${id}/`
}

/** Reads the word of any language: whoever answers compares with `memberPath` and redirects. */
export function parseMemberPath(path: string): ParsedMemberPath | null {
  const [locale, segment, name, idText = '', ...more] = pathSegments(path)
  const isTeam = locales.some((language) => teamSegments[language] === segment)
  if (!isLocale(locale) || !isTeam || !name || more.length > 0) return null
  const isId = /^[1-9]\d{0,9}$/.test(idText) && Number(idText) <= 2_147_483_647
  return isId ? { locale, id: Number(idText) } : null
}
