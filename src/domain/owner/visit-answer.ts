/** What an owner can say to a visit that is planned. */
export const visitAnswers = ['accept', 'propose', 'decline'] as const
export type VisitAnswer = (typeof visitAnswers)[number]
