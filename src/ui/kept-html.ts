import { LRUCache } from 'lru-cache'
import { type ComponentType, createElement, type HTMLAttributes, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What one kind of part may take of the process: some thousands of cards. */
const mostLetters = 6_000_000

/**
 * The HTML of a component that comes back on page after page, such as a card: made once for each set of properties,
 * of which it must be a function alone. The less used ones go.
 */
export function keepingHtml<Props extends object>(of: ComponentType<Props>): (props: Props) => string {
  const kept = new LRUCache<string, string>({
    maxSize: mostLetters,
    sizeCalculation: (html, key) => html.length + key.length,
  })
  return (props) => {
    const key = JSON.stringify(props)
    let html = kept.get(key)
    if (html === undefined) kept.set(key, (html = renderToStaticMarkup(createElement(of, props))))
    return html
  }
}

const partsOf = new WeakMap<object, Map<string, string>>()

interface KeptProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  as?: 'div' | 'nav' | 'noscript'
  /** What the part is made of. Its HTML is made once, and goes with this object. */
  of: object
  /** Of this part among those made of the same object; ids within it begin with it. */
  name: string
  render: () => ReactNode
}

/** A part that is the same on each page, such as the menu of a site. */
export function Kept({ as = 'div', of, name, render, ...attributes }: KeptProps) {
  const parts = partsOf.get(of) ?? new Map<string, string>()
  partsOf.set(of, parts)
  let html = parts.get(name)
  if (html === undefined) parts.set(name, (html = renderToStaticMarkup(render(), { identifierPrefix: name })))
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
