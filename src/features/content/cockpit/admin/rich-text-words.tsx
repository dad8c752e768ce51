import { createElement, type ReactNode } from 'react'

import { type BlockNode, type InlineNode, type ListItemNode, parseRichText } from '@/domain/content/rich-text'

type AnyNode = BlockNode | InlineNode | ListItemNode

/** The words of a formatted text with its headings and lists, to read beside a translation. */
export function RichTextWords({ value, empty }: { value: unknown; empty: string }) {
  const nodes = parseRichText(value)
  if (nodes.length === 0) return <p className="board-quiet">{empty}</p>
  return <div className="beside-rich">{nodes.map(rendered)}</div>
}

function rendered(node: AnyNode, index: number): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text
    case 'linebreak':
      return createElement('br', { key: index })
    case 'horizontalrule':
      return createElement('hr', { key: index })
    case 'upload':
      return null
    default:
      return createElement(elementOf(node), { key: index }, ...node.children.map(rendered))
  }
}

function elementOf(node: Exclude<AnyNode, { type: 'text' | 'linebreak' | 'horizontalrule' | 'upload' }>) {
  switch (node.type) {
    case 'heading':
      return node.tag
    case 'quote':
      return 'blockquote'
    case 'list':
      return node.listType === 'number' ? 'ol' : 'ul'
    case 'listitem':
      return 'li'
    case 'paragraph':
      return 'p'
    default:
      return 'u'
  }
}
