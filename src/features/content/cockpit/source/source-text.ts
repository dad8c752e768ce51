import { type BlockNode, type InlineNode, type ListItemNode, parseRichText } from '@/domain/content/rich-text'

/** The words of a stored text, formatted or not, with each paragraph and item on a line of its own. */
export function sourceText(value: unknown): string {
  if (typeof value === 'string') return value
  return parseRichText(value).flatMap(linesOf).filter(Boolean).join('\n')
}

type AnyNode = BlockNode | InlineNode | ListItemNode

function linesOf(node: AnyNode): string[] {
  if (node.type === 'list') return node.children.flatMap(linesOf)
  if (node.type !== 'listitem') return [wordsIn(node)]
  const own = node.children.filter((child) => child.type !== 'list')
  return [
    own.map(wordsIn).join(''),
    ...node.children.filter((child) => child.type === 'list').flatMap(linesOf),
  ]
}

function wordsIn(node: AnyNode): string {
  if (node.type === 'text') return node.text
  if (node.type === 'linebreak') return '\n'
  if (!('children' in node)) return ''
  return (node.children as AnyNode[]).map(wordsIn).join('')
}
