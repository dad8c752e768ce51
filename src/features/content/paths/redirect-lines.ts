import { z } from 'zod'

import { withSlash } from '@/i18n/paths/with-slash'

import { ownPath } from './own-path'

/** One line of a list of old addresses: where it stands, what it says, and what it means or why it cannot be read. */
export interface RedirectLine {
  line: number
  text: string
  read: { from: string; to: string } | { refusal: string }
}

const from = z
  .string()
  .transform((old) => old.replace(/^https?:\/\/[^/?#]+/i, '').replaceAll(' ', '%20'))
  .refine((old) => !/[?#]/.test(old), 'a redirect does not look at what stands behind ? or #')
  .refine((old) => /^\/(?!\/)\S/.test(old), 'the old address is no path')
const to = (siteUrl: string) =>
  z
    .string()
    .refine((next) => /^(\/(?!\/)|https:\/\/[^/\s]+\.)\S*$/.test(next) && URL.canParse(next, siteUrl), {
      error: 'the new address is neither a path nor one with https://',
    })
    .transform((next) => withSlashOnSite(next, siteUrl))
const cells = z.tuple([z.string(), z.string()], 'not two addresses')

/** Lines such as `/oud.html,/nl/nieuw/`; a spreadsheet may part them by semicolons or tabs, and put quotes around them. */
export function readRedirectLines(csv: string, siteUrl: string): RedirectLine[] {
  const line = z.object({ from, to: to(siteUrl) })
  return csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '' && !/^"?old"?[,;\t]"?new"?$/i.test(text))
    .map(({ text, ...where }) => ({ ...where, text, read: readLine(text, line) }))
}

function readLine(text: string, line: z.ZodType<{ from: string; to: string }>): RedirectLine['read'] {
  const parted = cells.safeParse(cellsOf(text))
  if (!parted.success) return { refusal: 'not two addresses' }
  const [old, next] = parted.data
  const { data, error } = line.safeParse({ from: old, to: next })
  return data ?? { refusal: error?.issues[0]?.message ?? 'cannot be read' }
}

/** By hand: two addresses need no quotes within quotes. */
function cellsOf(text: string): string[] {
  return (text.match(/"[^"]*"|[^",;\t]+/g) ?? []).map((cell) => cell.replace(/^"|"$/g, '').trim())
}

function withSlashOnSite(next: string, siteUrl: string): string {
  const path = ownPath(next, siteUrl)
  return path === null ? next : withSlash(path)
}
