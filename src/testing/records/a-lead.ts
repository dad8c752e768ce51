import type { LeadInput } from '@/domain/lead/lead'

let lastKey = 0

/** A question about a home; a test names only what matters to it. */
export function aLead(given: Partial<LeadInput> = {}): LeadInput {
  return {
    idempotencyKey: `form-${++lastKey}`,
    kind: 'enquiry',
    language: 'nl',
    answers: {
      firstName: 'An',
      lastName: 'Peeters',
      email: 'an@example.com',
      phone: '0470 12 34 56',
      message: 'Is de woning nog vrij?',
    },
    listingId: 12,
    sourcePage: '/nl/te-koop/gent/huis/12/',
    consent: { textVersion: '2026-11' },
    ...given,
  }
}
