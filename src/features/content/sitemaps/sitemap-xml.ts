import type { Locale } from '@/i18n/locales'

/** An address of a sitemap, in the language of its file. */
export interface SitemapUrl {
  path: string
  changedAt: string | Date
  /** The same page in every language that has it, itself included. */
  alternates: Partial<Record<Locale, string>>
  /** The address of its picture, if it has one. */
  image?: string | null
  /** Made of words of ours and numbers alone, so that nobody has to look for what must be encoded. */
  isPlain?: boolean
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function sitemapIndexXml(files: readonly string[], siteUrl: string): string {
  const entries = files.map(
    (file) => `<sitemap><loc>${address(`/sitemaps/${file}`, siteUrl)}</loc></sitemap>`,
  )
  return [declaration, `<sitemapindex xmlns="${schema}">`, ...entries, '</sitemapindex>', ''].join('\n')
}

export const sitemapStart = `${declaration}
<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`
export const sitemapEnd = '</urlset>\n'

export interface SitemapSite {
  siteUrl: string
  /** In which the site is: a page is named in no other. */
  languages: readonly Locale[]
  /** The language for a visitor of whom we know nothing. */
  standard: Locale
}

/** One line for each address. */
export function urlsXml(urls: readonly SitemapUrl[], site: SitemapSite): string {
  let text = ''
  for (const url of urls) text += urlXml(url, site)
  return text
}

function urlXml(
  { path, changedAt, alternates, image, isPlain = false }: SitemapUrl,
  { siteUrl, languages, standard }: SitemapSite,
): string {
  const hrefOf = isPlain ? (own: string) => originOf(siteUrl) + own : (own: string) => address(own, siteUrl)
  const loc = hrefOf(path)
  let links = ''
  let first = ''
  for (const locale of languages) {
    const own = alternates[locale]
    if (own === undefined) continue
    const href = own === path ? loc : hrefOf(own)
    // A page that the standard language lacks has the first there is; the head of the page says the same.
    if (!first || locale === standard) first = href
    links += `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`
  }
  const picture = image ? `<image:image><image:loc>${address(image, siteUrl)}</image:loc></image:image>` : ''
  return (
    `<url><loc>${loc}</loc><lastmod>${momentText(changedAt)}</lastmod>` +
    `${links}<xhtml:link rel="alternate" hreflang="x-default" href="${first}"/>${picture}</url>\n`
  )
}

/** As PostgreSQL writes a moment where its clock is UTC: to take it for a date and write that costs ten times as much. */
const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/

function momentText(moment: string | Date): string {
  const [, day, time, fraction = ''] = (typeof moment === 'string' && inUtc.exec(moment)) || []
  if (day === undefined) return new Date(moment).toISOString()
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

/** Nothing that has to be encoded for an address or for XML: nearly all of them, and there are a million. */
const plain = /^\/[\w./-]*$/

/** A picture of another host, as nearly all are. */
const plainPicture = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+(?:\/[\w-][\w.-]*)+(?:\?[\w=&]*)?$/

function address(path: string, siteUrl: string): string {
  if (plain.test(path) && !path.startsWith('//')) return originOf(siteUrl) + path
  if (plainPicture.test(path)) return path.replaceAll('&', '&amp;')
  return escaped(new URL(path, siteUrl).href)
}

let known = { siteUrl: '', origin: '' }

function originOf(siteUrl: string): string {
  if (known.siteUrl !== siteUrl) known = { siteUrl, origin: escaped(new URL(siteUrl).origin) }
  return known.origin
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
