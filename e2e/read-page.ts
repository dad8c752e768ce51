import type { Page } from '@playwright/test'

export interface LinkFacts {
  href: string
  target: string
  rel: string
}

/** What a crawler wants to know of a page. */
export interface PageFacts {
  path: string
  /** 0: leads on to another address. */
  status: number
  language: string
  title: string
  description: string
  isIndexed: boolean
  canonical: string
  /** Language → path, as the page's head names them. */
  alternates: Record<string, string>
  headings: number
  links: LinkFacts[]
  /** What of other hosts a browser would ask for by itself. */
  askedElsewhere: string[]
  /** The visible words, one piece per paragraph, item or heading; what is marked as another language is left out. */
  texts: string[]
}

/** Fetches a page inside the browser, whose parser is the one visitors have. The tab stands on the site's own host. */
export function readPage(page: Page, path: string): Promise<PageFacts> {
  return page.evaluate(async (address) => {
    const response = await fetch(address, { redirect: 'manual', cache: 'no-store' })
    const isPage = response.headers.get('content-type')?.includes('html') ?? false
    const source = isPage ? await response.text() : ''
    const found = new DOMParser().parseFromString(source, 'text/html')
    const attribute = (selector: string, name: string) =>
      found.querySelector(selector)?.getAttribute(name) ?? ''
    const own = (href: string) => href.replace(location.origin, '')
    const language = found.documentElement.lang
    const loading = found.querySelectorAll(
      '[src], [srcset], [poster], object[data], link:not([rel=alternate], [rel=canonical])',
    )
    const asked = [...loading].flatMap((element) =>
      ['src', 'srcset', 'poster', 'data', 'href']
        .flatMap((name) => element.getAttribute(name)?.split(/,\s+/) ?? [])
        .map((part) => new URL(part.trim().split(' ')[0] ?? '', location.href)),
    )

    const facts = {
      path: address,
      status: response.status,
      language,
      title: found.title,
      description: attribute('meta[name=description]', 'content'),
      isIndexed: !attribute('meta[name=robots]', 'content').includes('noindex'),
      canonical: own(attribute('link[rel=canonical]', 'href')),
      alternates: Object.fromEntries(
        [...found.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          own(link.getAttribute('href') ?? ''),
        ]),
      ),
      headings: found.querySelectorAll('h1').length,
      links: [...found.querySelectorAll('a[href]')].map((link) => ({
        href: own(link.getAttribute('href') ?? ''),
        target: link.getAttribute('target') ?? '',
        rel: link.getAttribute('rel') ?? '',
      })),
      askedElsewhere: asked
        .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== location.origin)
        .map(({ href }) => href),
    }

    for (const part of found.querySelectorAll('script, style, noscript, template, svg, code')) part.remove()
    // Names are the same in every language, in the trail too.
    const names = [...found.body.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent)
    for (const part of found.body.querySelectorAll('[lang]'))
      if (part.getAttribute('lang') !== language) part.remove()
    const blocks =
      'p, li, h1, h2, h3, h4, dt, dd, td, th, a, button, label, summary, figcaption, legend, option'
    const texts = [...found.body.querySelectorAll(blocks)]
      .filter((block) => !block.querySelector(blocks) && !block.closest('ul[translate=no]'))
      .map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim())
    return { ...facts, texts: [...new Set(texts.filter((text) => text && !names.includes(text)))] }
  }, path)
}
