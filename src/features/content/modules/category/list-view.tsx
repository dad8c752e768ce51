import { RichText } from '@/ui/rich-text'

import { itemGrid } from '../item-grid'
import type { ViewProps } from './category'

/** Titles with a few words each, set in columns under a hairline. What has a page leads to it; what has none is said here. */
export function ListView({ articles, layout, ...needs }: ViewProps) {
  return (
    <ul className={itemGrid(layout.perRow)}>
      {articles.map(({ id, href, title, standfirst, body }) => (
        <li key={id} className="group border-ink/30 relative border-t pt-4">
          {title && (
            <h3 className="text-2xl leading-tight">
              {href ? (
                <a
                  href={href}
                  className="after:outline-brick text-inherit no-underline outline-none group-hover:underline after:absolute after:inset-0 after:outline-offset-4 focus-visible:after:outline-2"
                >
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
          )}
          {href ? (
            standfirst && <p className="mt-2.5">{standfirst}</p>
          ) : (
            <div className="measure mt-2.5">
              {body.length > 0 ? <RichText nodes={body} isBelowHeading {...needs} /> : <p>{standfirst}</p>}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
