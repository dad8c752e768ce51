import type { Payload } from 'payload'

import type { Language } from '@/domain/language'

import { apiHref } from '../admin/lead-links'
import { leadText as text } from '../admin/lead-words'
import { draftTestimonialPath } from '../lead-paths'

/** What a client said shows only after an editor made it an article and published that. */
export function TestimonialDraft({
  payload,
  leadId,
  language,
}: {
  payload: Payload
  leadId: string
  language: Language
}) {
  return (
    <form className="lead-form" method="post" action={apiHref(payload, draftTestimonialPath(leadId))}>
      <p className="board-quiet">{text.testimonialHint[language]}</p>
      <button className="board-button">{text.testimonialDraft[language]}</button>
    </form>
  )
}
