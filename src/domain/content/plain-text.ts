import type { BlockNode, InlineNode, ListItemNode, RichText } from './rich-text'

/** The words of a text without its markup, paragraph after paragraph and item after item. */
export function plainText(text: RichText): string {
  return text.map(wordsOf).filter(Boolean).join(' ')
}

function wordsOf(node: BlockNode | InlineNode | ListItemNode): string {
  if (node.type === 'text') return node.text
  if (node.type === 'linebreak') return ' '
  if (!('children' in node)) return ''
  const children: (BlockNode | InlineNode | ListItemNode)[] = node.children
  return children.map(wordsOf).join(node.type === 'list' ? ' ' : '')
}
