import { screens } from '../bench/pages/addresses'
import { ask } from '../bench/pages/ask'
import { site } from '../bench/pages/target'
import { withPrivatePages } from '../demo/private-pages'

/** Bytes of a document as they go over the line to a browser. */
export async function documentGzip(url: string): Promise<number> {
  // The first visitor fills the cache; the second gets what all others get.
  await ask(url)
  const { status, bytes, encoding } = await ask(url)
  if (status !== 200 || encoding !== 'gzip')
    throw new Error(`${url}: ${status}, ${encoding || 'not compressed'}`)
  return bytes
}

export interface ScreenFonts {
  screen: string
  /** Of every file that its style sheets name: no view of it can fetch more. */
  bytes: number
  preloaded: number
}

/** The fonts of every kind of screen, private ones too, as its document and style sheets say. */
export async function fontsPerScreen(): Promise<ScreenFonts[]> {
  const found: ScreenFonts[] = []
  await withPrivatePages(async (pages) => {
    for (const { screen, path, status } of await screens(pages)) {
      const response = await fetch(site + path)
      if (response.status !== status) throw new Error(`${path} answers ${response.status}, not ${status}`)
      const html = await response.text()
      const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link)
      const sheets = links.filter((link) => /rel="stylesheet"/.test(link)).map(hrefOf)
      const named = new Set((await Promise.all(sheets.map(fontsOfSheet))).flat())
      const sizes = await Promise.all([...named].map(sizeOf))
      const headers = (response.headers.get('link') ?? '').split(',')
      const preloaded = [...links, ...headers].filter((link) => /preload/.test(link) && /font/.test(link))
      found.push({
        screen,
        bytes: sizes.reduce((total, size) => total + size, 0),
        preloaded: preloaded.length,
      })
    }
  })
  return found
}

const hrefOf = (link: string) => new URL(/href="([^"]*)"/.exec(link)?.[1] ?? '', site).href

const fontsOfSheet = kept(async (href: string) => {
  const css = await (await fetch(href)).text()
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2?)["']?\)/g)].map(
    ([, file = '']) => new URL(file, href).href,
  )
})

const sizeOf = kept(async (href: string) => {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answers ${response.status}`)
  return (await response.arrayBuffer()).byteLength
})

/** Every screen names the same few files. */
function kept<Value>(read: (href: string) => Promise<Value>): (href: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>()
  return (href) => {
    const value = values.get(href) ?? read(href)
    values.set(href, value)
    return value
  }
}
