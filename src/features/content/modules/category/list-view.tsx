import { plainText } from '@/domain/content/plain-text'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { cutText } from '@/domain/text/cut-text'
import { QuotePicture } from '@/ui/page/quote'
import { RichText } from '@/ui/page/rich-text'

import { itemGrid } from '../item-grid'
import type { ViewProps } from './view-props'

const excerpt = { limit: 180, ellipsis: '…' }

/** Titles with a few words each, set in columns under a hairline. What has a page leads to it; what has none is said here. */
export function ListView({ articles, layout, heading: Heading, ...needs }: ViewProps) {
  return (
    <ul className={itemGrid(layout.perRow)}>
      {articles.map(({ id, href, title, standfirst, body, person, picture }) => (
        <li key={id} className="group border-ink/30 relative border-t pt-4">
          {title && (
            <Heading className="text-2xl leading-tight">
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
            </Heading>
          )}
          {href ? (
            <>
              {(standfirst || person) && (
                <p className="mt-2.5">{standfirst || cutText(plainText(body), excerpt)}</p>
              )}
              {person && (
                <p className="text-ink-soft mt-2 flex items-center gap-3 text-sm">
                  {picture && (
                    <QuotePicture src={pictureUrl(picture.url, pictureWidths.thumb, needs.hosts)} />
                  )}
                  {[person.name, person.about].filter(Boolean).join(', ')}
                </p>
              )}
            </>
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
