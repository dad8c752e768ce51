import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

import { editorialText } from '@/cms/fields/rich-text'
import type { Article } from '@/cms/generated/payload-types'
import { parseRichText } from '@/domain/content/rich-text'

export type StoredText = NonNullable<Article['body']>

interface Node {
  type?: string
  children?: Node[]
  fields?: { url?: string; linkType?: string; doc?: unknown }
}

/** Turns an author's Markdown into what the editor stores. `pageAt` knows the pages of the site by their address. */
export async function markdownReader(payload: Payload, pageAt: (path: string) => number | undefined) {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: editorialText })
  return (markdown: string): StoredText => {
    const text = convertMarkdownToLexical({ editorConfig, markdown }) as StoredText
    linkPages(text.root, pageAt)
    checkKept(text, markdown)
    return text
  }
}

/** A link to a page follows it when an editor gives it another address. */
function linkPages(node: Node, pageAt: (path: string) => number | undefined): void {
  const url = node.type === 'link' ? node.fields?.url : undefined
  const page = url === undefined ? undefined : pageAt(url)
  if (node.fields && page !== undefined) {
    delete node.fields.url
    Object.assign(node.fields, { linkType: 'internal', doc: { relationTo: 'pages', value: page } })
  }
  for (const child of node.children ?? []) linkPages(child, pageAt)
}

/** The site leaves out what it does not know: an author's words may not get lost that way. */
export function checkKept(text: unknown, markdown: string): void {
  const { root } = text as { root: Node }
  const stored = countNodes(root.children)
  const shown = countNodes(parseRichText(text) as Node[])
  if (stored === 0 || stored !== shown)
    throw new Error(`Of ${stored} parts the site shows ${shown}: ${markdown.slice(0, 80)}`)
}

function countNodes(nodes: readonly Node[] = []): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0)
}
