import { expect, test } from 'vitest'

import { linkSigner } from '@/features/leads/signed-link'
import { previousSecret } from '@/env/previous-secret'

import { rotateLinkSecret } from './rotate-link-secret'

const first = { SITE_URL: 'https://www.example.be', LINK_SECRET: 'the-secret-of-the-first-year' }
const changedAt = new Date('2026-11-18T09:30:00Z')
const inDays = (days: number) => new Date(changedAt.getTime() + days * 86_400_000)
const signerOf = ({ LINK_SECRET = '', LINK_SECRET_PREVIOUS = '', LINK_SECRET_CHANGED = '' }) =>
  linkSigner(LINK_SECRET, previousSecret({ LINK_SECRET_PREVIOUS, LINK_SECRET_CHANGED }))

test('a link that was mailed before the change opens for 30 days, and not after', () => {
  const id = '4f8b2c1e-0d57-4c7b-9a53-6f1f0a2b7c11'
  const mailed = signerOf(first).signLink({ purpose: 'request', id, expires: inDays(365) })
  const { readLink } = signerOf(rotateLinkSecret(first, changedAt))
  expect(readLink('request', mailed, inDays(30)).state).toBe('valid')
  expect(readLink('request', mailed, inDays(31)).state).toBe('invalid')
})

test('everything else stays as it was', () => {
  const rotated = rotateLinkSecret(first, changedAt)
  expect(rotated).toEqual({
    ...first,
    LINK_SECRET: expect.stringMatching(/^[\w-]{43}$/) as string,
    LINK_SECRET_PREVIOUS: first.LINK_SECRET,
    LINK_SECRET_CHANGED: '2026-11-18',
  })
})

test('a second change within the 30 days is refused, and one after it forgets the oldest', () => {
  const once = rotateLinkSecret(first, changedAt)
  expect(() => rotateLinkSecret(once, inDays(29))).toThrow('2026-12-19')
  expect(rotateLinkSecret(once, inDays(40)).LINK_SECRET_PREVIOUS).toBe(once.LINK_SECRET)
})

test('without a first setup there is nothing to replace', () => {
  expect(() => rotateLinkSecret({}, changedAt)).toThrow('setup')
})
