/** Page visits counted since the start, on top of the drawn history: by property, then by day. */
export type VisitCounter = Map<number, Map<number, number>>

export function createVisitCounter(): VisitCounter {
  return new Map()
}

export function countVisit(counter: VisitCounter, id: number, day: number): void {
  const days = counter.get(id) ?? new Map<number, number>()
  days.set(day, (days.get(day) ?? 0) + 1)
  counter.set(id, days)
}
