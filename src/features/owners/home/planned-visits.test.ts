import { expect, test } from 'vitest'

import type { Happening, Reply } from './owner-home'
import { plannedVisits } from './planned-visits'

const now = new Date('2026-11-18T12:00:00Z')
const at = new Date('2026-11-20T12:00:00Z')
const visit = { id: 7, kind: 'visit', at } as Happening
const said = (given: Partial<Reply>) =>
  ({ id: 1, happeningId: 7, visitAt: null, text: '', ...given }) as Reply
const yes = said({ answer: 'accept', visitAt: at, at: new Date('2026-11-17T08:00:00Z') })
const change = said({ answer: 'message', text: 'Toch niet', at: new Date('2026-11-17T09:00:00Z') })

test('what an owner asks to change stands beside their answer, which stays', () => {
  expect(plannedVisits({ happenings: [visit], replies: [change, yes] }, now)).toEqual([
    { visit, answered: yes, changed: change },
  ])
})

test('a visit that moved waits again, whatever was said before', () => {
  const moved = { ...visit, at: new Date('2026-11-21T12:00:00Z') }
  const [planned] = plannedVisits({ happenings: [moved], replies: [change, yes] }, now)
  expect(planned).toEqual({ visit: moved, answered: null, changed: null })
  const again = said({ answer: 'accept', visitAt: moved.at, at: new Date('2026-11-17T10:00:00Z') })
  const [answered] = plannedVisits({ happenings: [moved], replies: [again, change, yes] }, now)
  expect(answered).toEqual({ visit: moved, answered: again, changed: null })
})
