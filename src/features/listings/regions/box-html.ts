export interface RegionBox {
  key: string
  name: string
  count: number | undefined
  isChosen: boolean
}

/** One municipality of the tree. */
export function boxHtml({ key, name, count, isChosen }: RegionBox): string {
  const input = `<input type="checkbox" name="municipality" value="${escaped(key)}"${isChosen ? ' checked' : ''}>`
  const homes = count ? `<small>(${count})</small>` : ''
  return `<li><label>${input}<span>${escaped(name)}</span>${homes}</label></li>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
