import type { Page } from '@playwright/test'

/** What a page says about itself to others. */
export interface PageFacts {
  /** Without the site's own address. */
  path: string
  language: string
  isIndexed: boolean
  title: string
  /** Name or property → content. */
  metas: Record<string, string>
  canonical: string
  canonicalUrl: string
  /** Language → path. */
  alternates: Record<string, string>
  jsonLd: string[]
  /** Same-site links without fragments, and the picture that networks show. */
  links: string[]
  /** Fragments of this page that no element has. */
  deadFragments: string[]
  withoutAlt: string[]
}

export function pageFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const own = (href: string) => href.replace(location.origin, '')
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? ''
    const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)]
    const anchors = all<HTMLAnchorElement>('a[href]')
    const isHere = (url: URL) => url.pathname === location.pathname && url.search === location.search
    const urls = anchors.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ href }) => new URL(href))
    const shared = attribute('meta[property="og:image"]', 'content')
    const pictures = shared ? [new URL(shared, location.href)] : []
    return {
      path: own(location.href),
      language: document.documentElement.lang,
      isIndexed: !attribute('meta[name=robots]', 'content').includes('noindex'),
      title: document.title,
      metas: Object.fromEntries(
        all<HTMLMetaElement>('meta[content]').map((meta) => [
          meta.name || (meta.getAttribute('property') ?? ''),
          meta.content,
        ]),
      ),
      canonical: own(attribute('link[rel=canonical]', 'href')),
      canonicalUrl: attribute('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang') ?? '',
          own(link.getAttribute('href') ?? ''),
        ]),
      ),
      jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
      links: [
        ...new Set(
          [...urls, ...pictures]
            .filter(({ origin }) => origin === location.origin)
            .map((url) => url.pathname + url.search),
        ),
      ],
      deadFragments: urls
        .filter((url) => isHere(url) && url.hash.length > 1)
        .map(({ hash }) => decodeURIComponent(hash.slice(1)))
        .filter((id) => !document.getElementById(id)),
      withoutAlt: all<HTMLImageElement>('img:not([alt])').map(({ outerHTML }) => outerHTML.slice(0, 160)),
    }
  })
}
