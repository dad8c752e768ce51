import type { Compared } from './compare-pairs'

export interface ReportOf {
  before: string
  after: string
  takenAt: Date
}

/** The page that shows what differs, the largest difference first. */
export function reportHtml(compared: readonly Compared[], { before, after, takenAt }: ReportOf): string {
  const differing = largestFirst(compared)
  const missing = compared.flatMap((one) => (one.state === 'one-side' || one.state === 'neither' ? one : []))
  const same = compared.filter(({ state }) => state === 'same')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(before)} and ${escaped(after)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #222 }
  table { border-collapse: collapse }
  td, th { text-align: left; padding: .2rem 1rem .2rem 0; border-bottom: 1px solid #ddd }
  .number { text-align: right; font-variant-numeric: tabular-nums }
  figure { margin: 3rem 0 }
  img { max-width: 100%; border: 1px solid #ccc }
</style>
<h1>${escaped(before)} and ${escaped(after)}</h1>
<p>${takenAt.toISOString()}: ${compared.length} pictures of each. ${differing.length} differ, ${same.length} are the same,
${missing.length} have no pair.</p>
${missing.length > 0 ? `<h2>Without a pair</h2>\n<ul>\n${missing.map(missingItem).join('\n')}\n</ul>` : ''}
<h2>Differences</h2>
<table>
<tr><th>picture<th class="number">pixels that differ<th class="number">higher by
${differing.map(differenceRow).join('\n')}
</table>
${differing.map(differenceFigure).join('\n')}
<h2>The same</h2>
<p>${same.map(({ picture }) => escaped(picture)).join(', ') || 'none'}</p>
</html>
`
}

type Differing = Extract<Compared, { state: 'differs' }>
type Unpaired = Extract<Compared, { state: 'one-side' | 'neither' }>

export function largestFirst(compared: readonly Compared[]): Differing[] {
  return compared
    .flatMap((one) => (one.state === 'differs' ? one : []))
    .toSorted((a, b) => b.share - a.share || Math.abs(b.higherPx) - Math.abs(a.higherPx))
}

export function shareText(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}

function differenceRow({ picture, share, higherPx }: Differing): string {
  const cells = [`<td><a href="#${picture}">${picture}</a>`, shareText(share), `${higherPx} px`]
  return `<tr>${cells.join('<td class="number">')}`
}

function differenceFigure({ picture, share }: Differing): string {
  const whole = (side: string) => `<a href="${side}/${picture}.png">${side}</a>`
  return `<figure id="${picture}">
<figcaption><b>${picture}</b> ${shareText(share)}: before, after and what differs; whole: ${whole('before')}, ${whole('after')}</figcaption>
<img src="difference/${picture}.png" alt="" loading="lazy">
</figure>`
}

function missingItem(one: Unpaired): string {
  const where = one.state === 'neither' ? 'on neither side' : `only ${one.only}`
  // What a tool says of a page that does not come may be many lines long.
  const [firstLine = ''] = one.problem.split('\n')
  return `<li>${escaped(one.picture)}: ${where} (${escaped(firstLine)})`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
