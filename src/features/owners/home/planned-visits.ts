import type { Happening, Reply } from './owner-home'

export interface PlannedVisit {
  visit: Happening
  /** What an owner said to it at this moment; `null` while it waits for an answer. */
  answered: Reply | null
  /** The last that an owner asked to change about that answer. */
  changed: Reply | null
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
    .map((visit) => {
      const said = replies.filter(({ happeningId }) => happeningId === visit.id)
      const answered = said.find(({ visitAt }) => visitAt?.getTime() === visit.at.getTime()) ?? null
      const changes = said.filter(({ answer, at }) => answered && answer === 'message' && at >= answered.at)
      return { visit, answered, changed: latest(changes) }
    })
}

function latest(replies: Reply[]): Reply | null {
  return replies.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null
}
