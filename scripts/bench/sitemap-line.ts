const address = String.raw`https?://[^<>"'\s&]+(?:&amp;[^<>"'\s&]*)*`
const alternate = `<xhtml:link rel="alternate" hreflang="(?:nl|fr|en|de|x-default)" href="${address}"/>`
const image = `<image:image><image:loc>${address}</image:loc></image:image>`
const day = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`

const line = new RegExp(
  `^<url><loc>(${address})</loc><lastmod>${day}</lastmod>((?:${alternate})+)(?:${image})?</url>$`,
)

/** Whether a line of a sitemap is what sitemaps.org asks for, and names itself among its languages. */
export function isSitemapLine(text: string): boolean {
  const [, own = '', alternates = ''] = line.exec(text) ?? []
  return own !== '' && alternates.includes(`href="${own}"`) && alternates.includes('hreflang="x-default"')
}
