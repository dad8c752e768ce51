import type { PayloadRequest } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import { languageNames } from '@/cms/language-names'
import type { Language } from '@/domain/language'

import { editHref } from '../cockpit/cockpit-paths'
import { reviewText as text } from './review-words'
import type { WaitingReview } from './waiting-reviews'

interface ListProps {
  req: PayloadRequest
  reviews: WaitingReview[]
  now: Date
  language: Language
}

/** On the first page, until they are answered. */
export function WaitingReviewsList({ req, reviews, now, language }: ListProps) {
  if (reviews.length === 0) return null
  const format = boardFormat(language)
  return (
    <ul className="today-facts">
      {reviews.map((review) => (
        <li key={`${review.kind}-${review.id}-${review.language}`}>
          <Mark tone="attention">
            {text.asksYou[language].replace('{name}', () => review.askedBy ?? text.left[language])}
          </Mark>{' '}
          <a href={editHref(req.payload, review)}>{review.title ?? text.untitled[language]}</a>{' '}
          <span className="board-quiet">
            {languageNames[review.language][language]}, {format.ago(review.askedAt, now)}
          </span>
        </li>
      ))}
    </ul>
  )
}
