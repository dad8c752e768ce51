import { z } from 'zod'

const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  /** Bits: 1 bold, 2 italic, 4 struck through, 8 underlined, 16 code. */
  format: z.number().int().default(0),
})

const lineBreakNode = z.object({ type: z.literal('linebreak') })

/** What is not of a kind we know is left out, and nothing else with it. */
function known<Node>(schema: z.ZodType<Node>) {
  return z.array(z.unknown()).transform((nodes) =>
    nodes.flatMap((node) => {
      const parsed = schema.safeParse(node)
      return parsed.success ? [parsed.data] : []
    }),
  )
}

const linkNode = z.object({
  type: z.enum(['link', 'autolink']),
  fields: z.object({
    linkType: z.enum(['custom', 'internal']).default('custom'),
    url: z.string().nullish(),
    newTab: z.boolean().nullish(),
    /** The page or article it leads to. */
    doc: z
      .object({
        relationTo: z.string(),
        value: z.union([z.number(), z.string(), z.object({ id: z.number() })]),
      })
      .nullish(),
  }),
  children: known(z.union([textNode, lineBreakNode])),
})

const inlineNode = z.union([textNode, lineBreakNode, linkNode])

export type InlineNode = z.infer<typeof inlineNode>

export interface ListItemNode {
  type: 'listitem'
  children: (InlineNode | ListNode)[]
}

export interface ListNode {
  type: 'list'
  listType: 'bullet' | 'number' | 'check'
  children: ListItemNode[]
}

const listNode: z.ZodType<ListNode> = z.object({
  type: z.literal('list'),
  listType: z.enum(['bullet', 'number', 'check']),
  children: known(
    z.object({
      type: z.literal('listitem'),
      children: known<InlineNode | ListNode>(z.union([inlineNode, z.lazy(() => listNode)])),
    }),
  ),
})

const blockNode = z.union([
  z.object({ type: z.literal('paragraph'), children: known(inlineNode) }),
  z.object({ type: z.literal('heading'), tag: z.enum(['h2', 'h3', 'h4']), children: known(inlineNode) }),
  z.object({ type: z.literal('quote'), children: known(inlineNode) }),
  z.object({ type: z.literal('horizontalrule') }),
  z.object({ type: z.literal('upload'), value: z.union([z.number(), z.object({ id: z.number() })]) }),
  listNode,
])

export type BlockNode = z.infer<typeof blockNode>

/** What an editor wrote, as a tree of the few kinds of text the site knows. */
export type RichText = BlockNode[]

const documentSchema = z.object({ root: z.object({ children: known(blockNode) }) })

/** Reads what the editor stored; nothing of an unknown kind ever reaches a page. */
export function parseRichText(stored: unknown): RichText {
  return documentSchema.safeParse(stored).data?.root.children ?? []
}

/** An editor that was opened and left holds an empty paragraph. */
export function isWritten(nodes: readonly object[]): boolean {
  return nodes.some((node) => {
    if ('text' in node) return String(node.text).trim() !== ''
    if ('children' in node && Array.isArray(node.children)) return isWritten(node.children as object[])
    return true
  })
}
