import type { Locale } from '@/i18n/locales'
import { defaultLocale, locales } from '@/i18n/locales'

export interface SitemapUrl {
  path: string
  changedAt: string | Date
  /** The same page in every language that has it, itself included. */
  alternates: Partial<Record<Locale, string>>
}

/** Without what is in other languages. */
export function inLanguages(urls: readonly SitemapUrl[], languages: readonly Locale[]): SitemapUrl[] {
  return urls.flatMap((url) => {
    const alternates = Object.fromEntries(
      Object.entries(url.alternates).filter(([language]) => languages.some((used) => used === language)),
    )
    return Object.values(alternates).includes(url.path) ? [{ ...url, alternates }] : []
  })
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function sitemapIndexXml(files: readonly string[], siteUrl: string): string {
  const entries = files.map(
    (file) => `<sitemap><loc>${address(`/sitemaps/${file}`, siteUrl)}</loc></sitemap>`,
  )
  return [declaration, `<sitemapindex xmlns="${schema}">`, ...entries, '</sitemapindex>', ''].join('\n')
}

export function sitemapXml(urls: readonly SitemapUrl[], siteUrl: string): string {
  const open = `<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`
  return [declaration, open, ...urls.map((url) => urlXml(url, siteUrl)), '</urlset>', ''].join('\n')
}

function urlXml({ path, changedAt, alternates }: SitemapUrl, siteUrl: string): string {
  const links = locales.flatMap((locale) => link(locale, alternates[locale], siteUrl))
  // A visitor of whom we know nothing gets the main language, or the first there is.
  const anyLanguage = alternates[defaultLocale] ?? Object.values(alternates)[0]
  return [
    `<url><loc>${address(path, siteUrl)}</loc>`,
    `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`,
    ...links,
    ...link('x-default', anyLanguage, siteUrl),
    '</url>',
  ].join('')
}

function link(language: string, path: string | undefined, siteUrl: string): string[] {
  if (path === undefined) return []
  return [`<xhtml:link rel="alternate" hreflang="${language}" href="${address(path, siteUrl)}"/>`]
}

function address(path: string, siteUrl: string): string {
  return escaped(new URL(path, siteUrl).href)
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
