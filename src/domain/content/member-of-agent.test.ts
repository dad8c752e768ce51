import { expect, test } from 'vitest'

import { memberOfAgent } from './member-of-agent'

const an = { name: 'An Peeters', email: 'an@gevel.example', agentId: '7' }
const bo = { name: 'Bo Claes', email: 'bo@gevel.example', agentId: null }
const other = { name: 'An Peeters', email: '', agentId: null }
const members = [an, bo, other]

test.each([
  ['the id wins over the address', { id: '7', name: 'Bo Claes', email: 'bo@gevel.example' }, an, 'id'],
  ['the address, however it is written', { id: '8', name: 'B.', email: 'BO@Gevel.example' }, bo, 'email'],
  ['an agent without an id', { id: null, name: 'A.', email: 'an@gevel.example' }, an, 'email'],
  ['the name, when no address is known', { id: null, name: 'Bo Claes', email: null }, bo, 'name'],
  [
    'somebody else’s id, though the name is theirs',
    { id: '9', name: 'An Peeters', email: null },
    other,
    'name',
  ],
] as const)('%s', (_, agent, member, by) => {
  expect(memberOfAgent(members, agent)).toEqual({ member, by })
})

test('who has another id is not taken for them by a shared address', () => {
  expect(memberOfAgent([an], { id: '9', name: 'Zoë', email: 'an@gevel.example' })).toBeNull()
  expect(memberOfAgent(members, { id: null, name: 'Wie Dan Ook', email: '' })).toBeNull()
})
