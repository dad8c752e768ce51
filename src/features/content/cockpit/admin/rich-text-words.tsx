import { createElement, type ReactNode } from 'react'

import { type BlockNode, type InlineNode, type ListItemNode, parseRichText } from '@/domain/content/rich-text'

type AnyNode = BlockNode | InlineNode | ListItemNode

/** A formatted text with its headings, lists, links and pictures, to read beside a translation. */
export function RichTextWords({ value, empty, picture }: { value: unknown; empty: string; picture: string }) {
  const nodes = parseRichText(value)
  if (nodes.length === 0) return <p className="board-quiet">{empty}</p>
  const rendered = (node: AnyNode, index: number): ReactNode => shown(node, { key: index, picture, rendered })
  return <div className="beside-rich">{nodes.map(rendered)}</div>
}

interface Shown {
  key: number
  picture: string
  rendered: (node: AnyNode, index: number) => ReactNode
}

const [bold, italic] = [1, 2]

function shown(node: AnyNode, { key: index, picture, rendered }: Shown): ReactNode {
  switch (node.type) {
    case 'text': {
      const text = node.format & italic ? <em key={index}>{node.text}</em> : node.text
      return node.format & bold ? <strong key={index}>{text}</strong> : text
    }
    case 'linebreak':
      return createElement('br', { key: index })
    case 'horizontalrule':
      return createElement('hr', { key: index })
    case 'upload':
      return (
        <p key={index} className="board-quiet">
          [{picture}]
        </p>
      )
    case 'link':
    case 'autolink':
      return (
        <u key={index} title={node.fields.url ?? undefined}>
          {node.children.map(rendered)}
        </u>
      )
    default:
      return createElement(elementOf(node), { key: index }, ...node.children.map(rendered))
  }
}

type ElementNode = Exclude<
  AnyNode,
  { type: 'text' | 'linebreak' | 'horizontalrule' | 'upload' | 'link' | 'autolink' }
>

function elementOf(node: ElementNode) {
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
  }
}
