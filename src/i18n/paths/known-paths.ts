import type { Locale } from '../locales'

export const knownPathTypes = [
  'page',
  'article',
  'feedback',
  'login',
  'listing-base',
  'project',
  'favourites',
  'compare',
] as const
export type KnownPathType = (typeof knownPathTypes)[number]

/** A page the site knows by itself; those of editors stand beside them in the database: see docs/decisions/0003. */
export interface KnownPath {
  id: string
  type: KnownPathType
  /** The path without a language, such as /for-sale/. */
  original: string
  /** The public path in each language that has one, such as /nl/te-koop/. */
  paths: Partial<Record<Locale, string>>
}

export function rootPath(locale: Locale): string {
  return `/${locale}/`
}
