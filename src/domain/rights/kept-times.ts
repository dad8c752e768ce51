/** A stretch of time after which something is deleted. */
export type KeptTime = { months: number } | { days: number }

/**
 * How long what concerns people is kept, beside the months of each kind of lead in `domain/lead/retention.ts`.
 * Whatever deletes it reads its time here, and the privacy page shows the same. What carries its own end, as a mailed
 * link, has its time in the register; figures without people have theirs in `domain/visit/retention.ts`.
 */
export const keptTimes = {
  /** An application that was not chosen, after the home was let. */
  afterLetting: { months: 3 },
  /** An address that asked for the newsletter, for the homes of a list or to keep favourites, and never confirmed. */
  unconfirmed: { days: 14 },
  /** A demand that was stopped: long enough to tell the platform, and for whoever thinks again. */
  stoppedDemand: { days: 30 },
  /** Mails that the site wrote, after they were sent. */
  letters: { days: 30 },
  /** Hashes that count how often one address posted. */
  requestCounts: { days: 2 },
  /** Proof of an answer about cookies: within it somebody may ask us to show it. */
  consentProof: { months: 24 },
  /** The hash by which nobody is counted twice. */
  visitorHash: { days: 1 },
  /** How long an owner still reads the story of a home that was sold or let: the deed follows after some months. */
  closedHome: { days: 180 },
  /** That a colleague looked at a home as its owners see it. */
  agencyLook: { months: 12 },
  /** Whoever may no longer follow a home, after that ended. */
  revokedOwner: { months: 24 },
  /** The name of who came to see a home, and what the agent noted about it, after the last visit or call. */
  homeVisitorName: { months: 12 },
  /** Proof that a person's data were erased: a hash of the address and the counts. */
  erasureProof: { months: 36 },
} as const satisfies Record<string, KeptTime>

/** What is older than this has been kept long enough. */
export function keptSince(time: KeptTime, now: Date): Date {
  const since = new Date(now)
  if ('days' in time) since.setUTCDate(since.getUTCDate() - time.days)
  else since.setUTCMonth(since.getUTCMonth() - time.months)
  return since
}
