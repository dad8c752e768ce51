/** The headings of a page in their order, such as `h2 Nieuws`. */
export function headingsIn(html: string): string[] {
  return [...html.matchAll(/<(h[1-6])[^>]*>(.*?)<\/\1>/gs)].map(
    ([, tag, words]) => `${tag} ${wordsIn(words ?? '')}`,
  )
}

export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href ?? '')
}

/** What a reader sees, without the markup. */
export function wordsIn(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
