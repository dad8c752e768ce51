import { Fragment, type ReactNode } from 'react'

import type { BlockNode, InlineNode, ListNode, RichText as Nodes } from '@/domain/content/rich-text'
import { safeHref } from '@/domain/content/safe-href'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { SitePicture } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'

import { SiteLink } from '../site-link'
import { WidePicture } from '../media/wide-picture'

export interface RichTextNeeds {
  /** Where a link to a page or an article leads; `null` when it has no address in this language. */
  links: (target: { relationTo: string; id: number }) => string | null
  picture: (id: number) => SitePicture | null
  locale: Locale
  hosts: PictureHosts
}

export interface RichTextProps extends RichTextNeeds {
  nodes: Nodes
  /** Under a heading of its own, a text's headings go one lower. */
  isBelowHeading?: boolean
}

/** What an editor wrote. Only nodes of a known kind come this far, and each becomes our own markup. */
export function RichText({ nodes, isBelowHeading = false, ...needs }: RichTextProps) {
  return nodes.map((node, index) => (
    <Block key={index} node={node} isBelowHeading={isBelowHeading} needs={needs} />
  ))
}

interface BlockProps {
  node: BlockNode
  isBelowHeading: boolean
  needs: RichTextNeeds
}

const lower = { h2: 'h3', h3: 'h4', h4: 'h4' } as const

function Block({ node, isBelowHeading, needs }: BlockProps) {
  switch (node.type) {
    case 'paragraph':
      return <p className="mt-4 first:mt-0">{inline(node.children, needs)}</p>
    case 'heading': {
      const Heading = isBelowHeading ? lower[node.tag] : node.tag
      return <Heading className="mt-10 first:mt-0">{inline(node.children, needs)}</Heading>
    }
    case 'quote':
      return (
        <blockquote className="border-brick my-8 border-l-2 pl-5 font-serif text-2xl leading-snug">
          {inline(node.children, needs)}
        </blockquote>
      )
    case 'list':
      return <List node={node} needs={needs} />
    case 'horizontalrule':
      return <hr className="border-line my-10" />
    case 'upload': {
      const picture = needs.picture(typeof node.value === 'number' ? node.value : node.value.id)
      return picture && <WidePicture {...picture} hosts={needs.hosts} className="my-8 aspect-3/2 w-full" />
    }
  }
}

function List({ node, needs }: { node: ListNode; needs: RichTextNeeds }) {
  const Tag = node.listType === 'number' ? 'ol' : 'ul'
  return (
    <Tag
      className={`mt-4 space-y-1.5 pl-5 wrap-anywhere ${Tag === 'ol' ? 'list-decimal' : 'list-disc'} marker:text-edge`}
    >
      {node.children.map(({ children }, index) => (
        // The editor keeps a list within a list in an item of its own.
        <li key={index} className={children.every(({ type }) => type === 'list') ? 'list-none' : 'pl-1'}>
          {children.map((child, position) =>
            child.type === 'list' ? (
              <List key={position} node={child} needs={needs} />
            ) : (
              <Inline key={position} node={child} needs={needs} />
            ),
          )}
        </li>
      ))}
    </Tag>
  )
}

function inline(nodes: readonly InlineNode[], needs: RichTextNeeds): ReactNode {
  return nodes.map((node, index) => <Inline key={index} node={node} needs={needs} />)
}

function Inline({ node, needs }: { node: InlineNode; needs: RichTextNeeds }): ReactNode {
  switch (node.type) {
    case 'linebreak':
      return <br />
    case 'text':
      return marked(node.text, node.format)
    default: {
      const words = inline(node.children, needs)
      const target = targetOf(node, needs)
      if (!target) return words
      return (
        <SiteLink link={{ label: '', ...target }} locale={needs.locale} className="underline">
          {words}
        </SiteLink>
      )
    }
  }
}

function targetOf(
  { fields }: Extract<InlineNode, { fields: unknown }>,
  { links }: RichTextNeeds,
): { href: string; isExternal?: boolean } | null {
  if (fields.linkType === 'internal') {
    const { relationTo, value } = fields.doc ?? { relationTo: '', value: -1 }
    const id = typeof value === 'object' ? value.id : Number(value)
    const href = links({ relationTo, id })
    return href === null ? null : { href }
  }
  const href = safeHref(fields.url)
  if (href === null) return null
  return { href, isExternal: /^https?:/i.test(href) || Boolean(fields.newTab) }
}

const marks = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
] as const

function marked(text: string, format: number): ReactNode {
  return marks
    .filter(([bit]) => (format & bit) !== 0)
    .reduce<ReactNode>((inner, [, Tag]) => <Tag>{inner}</Tag>, <Fragment>{text}</Fragment>)
}
