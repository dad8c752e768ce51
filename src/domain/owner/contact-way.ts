/** How a visitor and the agency were in touch. */
export const contactWays = ['call-in', 'call-out', 'mail-in', 'mail-out', 'website'] as const
export type ContactWay = (typeof contactWays)[number]
