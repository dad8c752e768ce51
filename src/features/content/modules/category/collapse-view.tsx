import { colon } from '@/i18n/labelled'
import { translator } from '@/i18n/messages'
import { Disclosure } from '@/ui/overlay/disclosure'
import { RichText } from '@/ui/page/rich-text'
import { ArrowLink } from '@/ui/text-link'

import { itemGrid } from '../item-grid'
import type { ViewProps } from './view-props'

/** Step by step: each line opens onto its text, the first one open. */
export function CollapseView({ articles, layout, heading, ...needs }: ViewProps) {
  const t = translator(needs.locale)
  return (
    <ol className={layout.perRow === 1 ? 'border-line border-t' : itemGrid(layout.perRow)}>
      {articles.map(({ id, title, standfirst, body, href }, index) => (
        <li key={id}>
          <Disclosure title={title} heading={heading} number={index + 1} isOpen={index === 0}>
            {standfirst && <p className="mb-4 font-serif text-xl leading-snug">{standfirst}</p>}
            <RichText nodes={body} isBelowHeading {...needs} />
            {href && (
              <ArrowLink href={href} className="mt-3">
                {t('module.read_on')}
                <span className="sr-only">{colon(needs.locale) + title}</span>
              </ArrowLink>
            )}
          </Disclosure>
        </li>
      ))}
    </ol>
  )
}
