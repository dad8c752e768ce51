import { homesQuery, mostKept } from '@/domain/listing/homes-query'

/** The list of these homes as HTML; a long one is asked in parts. */
export async function askKeptHomes(dataHref: string, ids: readonly number[]): Promise<DocumentFragment> {
  const parts = Array.from({ length: Math.ceil(ids.length / mostKept) }, async (_, part) => {
    const asked = ids.slice(part * mostKept, (part + 1) * mostKept)
    const response = await fetch(dataHref + homesQuery(asked))
    if (!response.ok) throw new Error(`The kept homes answered ${response.status}`)
    return response.text()
  })
  return joined((await Promise.all(parts)).map(toFragment))
}

function toFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/** The homes of later parts join the list of their kind in an earlier one; homes that can be had come first. */
function joined(parts: DocumentFragment[]): DocumentFragment {
  const whole = new DocumentFragment()
  for (const part of parts) {
    for (const list of part.querySelectorAll<HTMLElement>('[data-kept]')) {
      const earlier = whole.querySelector(`[data-kept="${list.dataset['kept']}"]`)
      if (!earlier) continue
      earlier.append(...list.children)
      list.closest('form, section')?.remove()
    }
    whole.append(part)
  }
  whole.prepend(...whole.querySelectorAll('form'))
  return whole
}
