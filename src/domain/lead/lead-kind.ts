/** What a visitor sends. Each kind has a form in `forms/`, a retention time and its deliveries. */
export const leadKinds = [
  'contact',
  'contact-small',
  'enquiry',
  'visit',
  'appointment',
  'documents',
  'project',
  'send-to-friend',
  'demand',
  'list-demand',
  'favourites',
  'valuation',
  'testimonial',
  'newsletter',
  'offer',
  'rent-application',
  'rent-profile',
  'owner-message',
  'accessibility',
] as const

export type LeadKind = (typeof leadKinds)[number]

export function isLeadKind(value: unknown): value is LeadKind {
  return (leadKinds as readonly unknown[]).includes(value)
}
