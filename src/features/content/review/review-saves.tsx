'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'

import { type Shown, When } from './review-parts'
import { reviewText as text } from './review-words'

/** Who saved it, each leading to what they changed, field by field. */
export function Saves({ state, language, format }: Shown) {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  if (state.saves.length === 0) return null
  const href = (save: string) =>
    formatAdminURL({
      adminRoute: config.routes.admin,
      path: `/collections/${collectionSlug}/${id}/versions/${save}`,
    })
  return (
    <details className="review__part">
      <summary>{text.saves[language]}</summary>
      <ul>
        {state.saves.map((save) => (
          <li key={save.id}>
            <p>
              <a href={href(save.id)}>{save.savedBy ?? text.bySystem[language]}</a>{' '}
              <When at={save.at} format={format} />
              {save.isPublished && <span className="review__quiet"> · {text.published[language]}</span>}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
