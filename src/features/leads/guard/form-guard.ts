import { readProof } from './form-guard-proof'
import { seenAgeMs } from './form-guard-seen'
import type { Limit } from './limits'

/** Fields of every form that are not the visitor's answers. */
export const guardFields = {
  /** Hidden from people; whatever fills in everything fills this in too. */
  trap: 'topic_line',
  proof: 'altcha',
  seen: 'seen',
  confirmed: 'confirmed',
} as const

/** Nobody reads and fills in a form faster. */
export const quickestMs = 3000

export type Verdict =
  | { state: 'let-through'; limits: Limit[] }
  | { state: 'robot' }
  /** Without scripts, from a page that is the same for everybody: ask before believing. */
  | { state: 'unconfirmed' }

export interface GuardedPost {
  text: (name: string) => string
  sender: string
  secret: string
  now: Date
  /** See `Form`. */
  isConfirmedByMail?: boolean
}

const tenMinutes = 600
const day = 86_400

/** Whether a person sent this form, as far as can be known without troubling them. */
export async function judgePost(post: GuardedPost): Promise<Verdict> {
  const { text, sender, secret, now } = post
  if (text(guardFields.trap) !== '') return { state: 'robot' }
  const proof = await readProof(text(guardFields.proof), { secret, now })
  if (proof && proof.ageMs >= quickestMs) {
    // A few: they may go back, change their message and send again.
    return {
      state: 'let-through',
      limits: [{ scope: 'proof', subject: proof.signature, most: 3, withinSeconds: day }],
    }
  }
  const ofSender: Limit[] = [
    { scope: 'plain', subject: sender, most: 5, withinSeconds: tenMinutes },
    { scope: 'plain-day', subject: sender, most: 20, withinSeconds: day },
  ]
  // One field on a page that is the same for everybody. Whoever has the address is asked, so nobody is asked here.
  if (post.isConfirmedByMail) return { state: 'let-through', limits: ofSender }
  const token = text(guardFields.seen)
  const seenMs = seenAgeMs(token, { purpose: 'seen', secret, now })
  const askedMs =
    text(guardFields.confirmed) === 'yes' ? seenAgeMs(token, { purpose: 'asked', secret, now }) : null
  if ((seenMs ?? askedMs ?? 0) < quickestMs) return { state: 'unconfirmed' }
  return {
    state: 'let-through',
    limits: [{ scope: 'seen', subject: token, most: 3, withinSeconds: day }, ...ofSender],
  }
}
