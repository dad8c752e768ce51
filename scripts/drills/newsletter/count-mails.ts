import type { TakenMail } from '@/testing/mail/smtp-sink'

import type { Leaver } from './subscribers'

interface MailCount {
  /** Different mails that the server holds. */
  arrived: number
  /** Subscribers who stayed and of whom the server holds none. */
  leftOut: number
  /** Copies beyond the first of mails that the server took and did not answer for. */
  copiesOfUnanswered: number
  /** All other copies. */
  copies: number
  /** Those of them whose mail no killed worker had in hand. */
  unexplained: number
  /** Mails to whoever had left by then. */
  afterLeaving: number
}

interface Counted {
  mails: readonly TakenMail[]
  /** Who should have it. */
  readers: ReadonlySet<string>
  /** Numbers of the mails that a worker had in hand when it was killed. */
  inFlight: ReadonlySet<string>
  leavers: readonly Leaver[]
}

const numberOf = ({ source }: TakenMail) =>
  /^Message-ID:\s*<newsletter\.([0-9a-f-]+)@/im.exec(source)?.[1] ?? ''

/** Counted at the mail server, not in the tables of the site. */
export function countMails({ mails, readers, inFlight, leavers }: Counted): MailCount {
  const byNumber = Map.groupBy(mails, numberOf)
  const reached = new Set(mails.flatMap(({ to }) => to))
  const count: MailCount = {
    arrived: byNumber.size,
    leftOut: [...readers].filter((email) => !reached.has(email)).length,
    copiesOfUnanswered: 0,
    copies: 0,
    unexplained: 0,
    afterLeaving: 0,
  }
  for (const [number, taken] of byNumber) {
    const more = taken.length - 1
    // Each that went unanswered is sent again: nobody could know.
    const unanswered = Math.min(more, taken.filter(({ isUnanswered }) => isUnanswered).length)
    count.copiesOfUnanswered += unanswered
    count.copies += more - unanswered
    if (!inFlight.has(number)) count.unexplained += more - unanswered
  }
  const left = new Map(leavers.map((leaver) => [leaver.email, leaver]))
  mails.forEach(({ to }, index) => {
    for (const email of to) {
      const leaver = left.get(email)
      if (leaver && index >= leaver.mailsThen && !leaver.wasInFlight) count.afterLeaving++
    }
  })
  return count
}
