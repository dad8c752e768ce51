import type { BlockNode, InlineNode, ListItemNode, RichText } from '@/domain/content/rich-text'

import { idOf } from '../id-of'
import type { LinkedRecord } from '../paths/record-paths'

type AnyNode = BlockNode | InlineNode | ListItemNode

/** What a text refers to, to be fetched before it is set. */
export function needsOf(texts: readonly RichText[]): { mediaIds: number[]; records: LinkedRecord[] } {
  const nodes = texts.flat().flatMap(withDescendants)
  return {
    mediaIds: nodes.flatMap((node) => (node.type === 'upload' ? (idOf(node.value) ?? []) : [])),
    records: nodes.flatMap((node) => linkedRecord(node) ?? []),
  }
}

function withDescendants(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = 'children' in node ? node.children : []
  return [node, ...children.flatMap(withDescendants)]
}

function linkedRecord(node: AnyNode): LinkedRecord | null {
  if (node.type !== 'link' || !node.fields.doc) return null
  const { relationTo, value } = node.fields.doc
  const id = idOf(typeof value === 'string' ? Number(value) : value)
  return id !== null && (relationTo === 'pages' || relationTo === 'articles') ? { relationTo, id } : null
}
