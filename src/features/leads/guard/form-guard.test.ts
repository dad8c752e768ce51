import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'

import { judgePost } from './form-guard'
import { isOwnPost, senderAddress } from './form-guard-origin'
import { makeChallenge } from './form-guard-proof'
import { seenToken } from './form-guard-seen'

const secret = 'a secret of the test'
const start = new Date('2026-11-15T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

async function solved(challenge: Challenge): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

function judged(post: Record<string, string>, now: Date = after(10)) {
  return judgePost({ text: (name) => post[name] ?? '', sender: '192.0.2.1', secret, now })
}

// Coverage: 5.17.
test('whoever did the sum and took the time is let through, a few times', async () => {
  const altcha = await solved(await makeChallenge({ secret, now: start }))
  expect(await judged({ altcha })).toEqual({
    state: 'let-through',
    limits: [{ scope: 'proof', subject: expect.any(String), most: 3, withinSeconds: 86_400 }],
  })
})

test('a sum that was done too quickly, too late, for somebody else or not at all proves nothing', async () => {
  const challenge = await makeChallenge({ secret, now: start })
  const altcha = await solved(challenge)
  expect(await judged({ altcha }, after(2))).toEqual({ state: 'unconfirmed' })
  expect(await judged({ altcha }, after(3601))).toEqual({ state: 'unconfirmed' })
  const foreign = await solved(await makeChallenge({ secret: 'another', now: start }))
  expect(await judged({ altcha: foreign })).toEqual({ state: 'unconfirmed' })
  const guessed = JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00' } })
  expect(await judged({ altcha: guessed })).toEqual({ state: 'unconfirmed' })
})

test('a sum made harder than ours is not worked out', async () => {
  const challenge = await makeChallenge({ secret, now: start })
  const { solution } = JSON.parse(await solved(challenge)) as { solution: object }
  const parameters = { ...challenge.parameters, cost: 2_000_000_000 }
  const altcha = JSON.stringify({ challenge: { ...challenge, parameters }, solution })
  expect(await judged({ altcha })).toEqual({ state: 'unconfirmed' })
})

test.each(['', '{', '[]', 'null', '{"challenge":{}}', '"'.repeat(9000)])(
  'nonsense instead of a sum is no proof: %.12s',
  async (altcha) => expect(await judged({ altcha })).toEqual({ state: 'unconfirmed' }),
)

test('who fills in what nobody sees is a robot, whatever they can prove', async () => {
  const altcha = await solved(await makeChallenge({ secret, now: start }))
  expect(await judged({ altcha, topic_line: 'Cheap' })).toEqual({ state: 'robot' })
})

test('without scripts a form that was drawn for this visitor will do, within stricter limits', async () => {
  const seen = seenToken('seen', start, secret)
  const verdict = await judged({ seen })
  expect(verdict).toMatchObject({
    state: 'let-through',
    limits: [
      { scope: 'seen', most: 3 },
      { scope: 'plain', subject: '192.0.2.1', most: 5 },
      { scope: 'plain-day', most: 20 },
    ],
  })
  expect(await judged({ seen }, after(2))).toEqual({ state: 'unconfirmed' })
  expect(await judged({ seen }, after(86_401))).toEqual({ state: 'unconfirmed' })
  expect(await judged({ seen: seenToken('seen', start, 'another') })).toEqual({ state: 'unconfirmed' })
  expect(await judged({ seen: `${after(-60).getTime().toString(36)}.${seen.split('.')[1]}` })).toEqual({
    state: 'unconfirmed',
  })
})

// Coverage: 5.11, 5.17.
test('who was asked whether they are a robot must have answered', async () => {
  const seen = seenToken('asked', start, secret)
  expect(await judged({ seen })).toEqual({ state: 'unconfirmed' })
  expect(await judged({ seen, confirmed: 'yes' })).toMatchObject({ state: 'let-through' })
})

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://gevel.example' }, false],
  [{ origin: 'https://gevel.example' }, true],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  [{ origin: 'https://evil.example', host: 'gevel.example' }, false],
  [{ origin: 'null', host: 'gevel.example' }, false],
  [{}, true],
])('a post with %o is ours: %s', (headers, expected) => {
  expect(isOwnPost(new Headers(headers as Record<string, string>), 'https://gevel.example')).toBe(expected)
})

test.each([
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
])('%s is counted as %s: whoever has one address of a network has them all', (address, counted) => {
  expect(senderAddress(new Headers({ 'x-forwarded-for': address }))).toBe(counted)
})

test('an address that the sender wrote themselves is not believed', () => {
  const headers = new Headers({ 'x-forwarded-for': '10.9.8.7, 192.0.2.1' })
  expect(senderAddress(headers)).toBe('192.0.2.1')
  expect(senderAddress(headers, 2)).toBe('10.9.8.7')
  expect(senderAddress(new Headers())).toBe('unknown')
})

test('a form that is confirmed by mail asks nothing more, within the limits of a sender, unless a robot filled it in', async () => {
  const post = { sender: '192.0.2.1', secret, now: after(1), isConfirmedByMail: true }
  expect(await judgePost({ ...post, text: () => '' })).toMatchObject({
    state: 'let-through',
    limits: [
      { scope: 'plain', most: 5 },
      { scope: 'plain-day', most: 20 },
    ],
  })
  const trapped = (name: string) => (name === 'topic_line' ? 'Cheap' : '')
  expect(await judgePost({ ...post, text: trapped })).toEqual({ state: 'robot' })
})
