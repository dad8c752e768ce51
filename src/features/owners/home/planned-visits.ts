import type { Happening, Reply } from './owner-home'

export interface PlannedVisit {
  visit: Happening
  /** What an owner said to it at this moment; `null` while it waits for an answer. */
  answered: Reply | null
}

interface Parts {
  happenings: Happening[]
  replies: Reply[]
}

/** Visits to come, the next one first. One that moved is asked anew. */
export function plannedVisits({ happenings, replies }: Parts, now: Date): PlannedVisit[] {
  return happenings
    .filter(({ kind, at }) => kind === 'visit' && at > now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((visit) => ({
      visit,
      answered:
        replies.find(
          ({ happeningId, visitAt }) => happeningId === visit.id && visitAt?.getTime() === visit.at.getTime(),
        ) ?? null,
    }))
}
