import type { Answers, LeadInput } from '@/domain/lead/lead'

import type { FormPost } from './receive-form'

/** Which text of the privacy notice stands under the forms; a new text is a new version. */
const privacyNotice = '2026-11'

/** A lead as it is saved. Without scripts a form has no key of its own: the same answers on one day are then one lead. */
export function leadOf(
  { kind, locale, about, from, today }: FormPost,
  answers: Answers,
  key: string,
): LeadInput {
  const wantsNewsletter = kind === 'newsletter' || answers.newsletter === true
  return {
    idempotencyKey: /^[\w-]{8,100}$/.test(key) ? key : `day:${today}`,
    kind,
    language: locale,
    answers,
    ...(about.home !== undefined && { listingId: about.home }),
    ...(about.project !== undefined && { projectId: about.project }),
    ...from,
    consent: { textVersion: privacyNotice, ...(wantsNewsletter && { newsletter: true }) },
  }
}
