import type { Locale } from '@/i18n/locales'

interface TakenPath {
  language: Locale
  path: string
  /** Who has it; `null` when the site itself keeps the address. */
  entry: string | null
  title: string
  /** Who wanted it too: not the page being saved when that one moves others. */
  wantedBy: string
}

/** Two entries want one address; nothing was written. */
export class PathTakenError extends Error {
  override name = 'PathTakenError'
  readonly language: Locale
  readonly path: string
  readonly entry: string | null
  readonly title: string
  readonly wantedBy: string

  constructor({ language, path, entry, title, wantedBy }: TakenPath) {
    super(`${path} is the address of ${entry ? `“${title}” (${entry})` : 'the site itself'}`)
    this.language = language
    this.path = path
    this.entry = entry
    this.title = title
    this.wantedBy = wantedBy
  }
}
