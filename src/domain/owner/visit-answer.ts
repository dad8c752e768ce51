/** What an owner can say to a visit that is planned. */
export const visitAnswers = ['accept', 'propose', 'decline'] as const
export type VisitAnswer = (typeof visitAnswers)[number]

/** Why a visit does not suit; as the check of owner.reply.reason. */
export const declineReasons = ['other-time', 'not-that-week', 'talk-first', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Who would rather have another moment asks for one; every other reason is a no. */
export function answerFor(reason: DeclineReason): VisitAnswer {
  return reason === 'other-time' ? 'propose' : 'decline'
}

/** A no says why: by a reason of the list, or by words of one's own. */
export function saysWhy({ reason, words }: { reason: DeclineReason | null; words: string }): boolean {
  return words !== '' || (reason !== null && reason !== 'other')
}

/** What the answer itself does not say yet; the words that go with any other reason say it better. */
export function furtherReason(
  reason: DeclineReason | null | undefined,
): 'not-that-week' | 'talk-first' | null {
  return reason === 'not-that-week' || reason === 'talk-first' ? reason : null
}
