/** A text as the editor of the CMS keeps it: one paragraph, a link at its end when asked. */
export function aText(words: string, linked?: { relationTo: 'pages' | 'articles'; value: number }) {
  const text = { type: 'text', text: words, format: 0, style: '', mode: 'normal', detail: 0, version: 1 }
  const block = { direction: 'ltr', format: '', indent: 0, version: 1 }
  const link = {
    ...block,
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: linked, newTab: false },
    children: [text],
  }
  const paragraph = {
    ...block,
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: linked ? [link] : [text],
  }
  return { root: { ...block, type: 'root', children: [paragraph] } }
}
