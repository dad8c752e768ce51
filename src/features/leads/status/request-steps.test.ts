import { expect, test } from 'vitest'

import type { LeadProgress } from '../inbox/lead-progress'
import { requestSteps } from './request-steps'

const received: LeadProgress = {
  kind: 'enquiry',
  receivedAt: new Date('2026-11-13T16:30:00Z'),
  assignedAt: null,
  answeredAt: null,
  agentName: null,
  replyBy: '2026-11-16',
}
const now = new Date('2026-11-16T22:59:00Z')
const texts = (progress: Partial<LeadProgress>, at = now) =>
  requestSteps({ ...received, ...progress }, { locale: 'nl', now: at }).map(({ isDone, text }) => [
    isDone,
    text,
  ])

test('what is received is said in Brussels time, with the day of the promise', () => {
  expect(texts({})).toEqual([
    [true, 'vrijdag 13 november 2026 om 17.30\u00a0uur'],
    [false, 'We wijzen uw aanvraag zo snel mogelijk toe aan een medewerker.'],
    [false, 'U hoort uiterlijk op maandag 16 november 2026 van ons.'],
  ])
})

test('before it is assigned the agent of the home is named, not promised', () => {
  expect(texts({ agentName: 'Jan Claes' })[1]).toEqual([false, 'De makelaar van dit pand is Jan Claes.'])
  const assignedAt = new Date('2026-11-14T09:00:00Z')
  expect(texts({ agentName: 'Eva Maes', assignedAt })[1]).toEqual([true, 'Eva Maes volgt uw aanvraag op.'])
})

test('a promise that was not kept is owned up to, from the day after in Brussels', () => {
  const dayAfter = new Date('2026-11-16T23:00:00Z')
  expect(texts({}, dayAfter)[2]?.[1]).toMatch(/^We hadden u al moeten antwoorden op maandag 16 november/)
})

test('an answer ends it, also a late one', () => {
  const answeredAt = new Date('2026-11-18T08:00:00Z')
  expect(texts({ answeredAt }, new Date('2026-11-20T08:00:00Z'))[2]).toEqual([
    true,
    'woensdag 18 november 2026 om 9.00\u00a0uur',
  ])
})
