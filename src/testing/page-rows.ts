import { wordsIn } from './markup'

export interface Row {
  label: string
  value: string
}

/** Labels with what stands beside them; the question mark of a label, its words and "(raming)" are no part of it. */
export function rowsIn(html: string): Row[] {
  return [...withoutExplanations(html).matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, label, value]) => ({
      label: read(label).replace(/ \([^)]*\)$/, ''),
      value: read(value),
    }),
  )
}

function read(html = ''): string {
  return wordsIn(html).replaceAll(/\s/g, ' ').trim()
}

/** The page as a visitor reads it, once for each way of buying: only one of them is on the screen. */
export function views(html: string): Row[][] {
  const [before = '', ...panels] = html.split(/(?=<div id="cost-[a-z-]+" class="cost-case)/)
  const last = panels.pop()
  if (last === undefined) return [rowsIn(before)]
  const end = last.indexOf('</section>')
  const rest = [...rowsIn(before), ...rowsIn(last.slice(end))]
  return [...panels, last.slice(0, end)].map((panel) => [...rest, ...rowsIn(panel)])
}

/** The question mark of a label, and what it opens. */
export function withoutExplanations(html: string): string {
  return html.replaceAll(/<button[^>]*popovertarget.*?<\/button><span[^>]*popover.*?<\/span>/gis, '')
}

/** Things for which a visitor reads two amounts. */
export function contradictionsIn(html: string): string[] {
  return views(html).flatMap((rows) => {
    const amounts = Map.groupBy(
      rows.filter(({ value }) => value.includes('€')),
      ({ label }) => label,
    )
    return [...amounts]
      .filter(([, told]) => told.length > 1)
      .map(([label, told]) => `${label}: ${told.map(({ value }) => value).join(' and ')}`)
  })
}
