import { type Locale, locales } from '@/i18n/locales'

/** An address of a sitemap, in the language of its file. */
export interface SitemapUrl {
  path: string
  changedAt: string | Date
  /** The same page in every language that has it, itself included. */
  alternates: Partial<Record<Locale, string>>
  /** The address of its picture, if it has one. */
  image?: string | null
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
  { path, changedAt, alternates, image }: SitemapUrl,
  { siteUrl, standard }: SitemapSite,
): string {
  let links = ''
  let first = ''
  for (const locale of locales) {
    const own = alternates[locale]
    if (own === undefined) continue
    const href = address(own, siteUrl)
    // A page that the standard language lacks has the first there is; the head of the page says the same.
    if (!first || locale === standard) first = href
    links += `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`
  }
  const picture = image ? `<image:image><image:loc>${address(image, siteUrl)}</image:loc></image:image>` : ''
  return (
    `<url><loc>${address(path, siteUrl)}</loc><lastmod>${new Date(changedAt).toISOString()}</lastmod>` +
    `${links}<xhtml:link rel="alternate" hreflang="x-default" href="${first}"/>${picture}</url>\n`
  )
}

/** Nothing that has to be encoded for an address or for XML: nearly all of them, and there are a million. */
const plain = /^\/[\w./-]*$/

function address(path: string, siteUrl: string): string {
  if (plain.test(path) && !path.startsWith('//')) return originOf(siteUrl) + path
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
