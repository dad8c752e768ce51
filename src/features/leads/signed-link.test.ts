import fc from 'fast-check'
import { expect, test } from 'vitest'

import { linkPurposes } from '@/domain/lead/link-purpose'

import { linkSigner } from './signed-link'

const { signLink, readLink } = linkSigner('a-secret-of-the-tests')
const now = new Date('2026-11-15T12:00:00Z')
const expires = new Date('2026-11-29T12:00:00Z')
const id = '4f8b2c1e-0d57-4c7b-9a53-6f1f0a2b7c11'
const token = signLink({ purpose: 'documents', id, expires })

test('a link says what it is for until it expires', () => {
  expect(readLink('documents', token, now)).toEqual({ state: 'valid', id, expires })
  expect(readLink('documents', token, expires)).toEqual({ state: 'expired', id, expires })
})

test.each(linkPurposes.filter((purpose) => purpose !== 'documents'))(
  'a link to documents is worth nothing as a link to %s',
  (purpose) => {
    expect(readLink(purpose, token, now)).toEqual({ state: 'invalid' })
  },
)

test('a link of another site, or with another secret, is worth nothing', () => {
  const other = linkSigner('another-secret-of-the-tests')
  expect(other.readLink('documents', token, now)).toEqual({ state: 'invalid' })
})

test('a link that was signed with the previous secret holds until its time is over, and none is signed with it', () => {
  const previous = { secret: 'a-secret-of-the-tests', until: new Date('2026-11-20T00:00:00Z') }
  const rotated = linkSigner('a-new-secret-of-the-tests', previous)
  expect(rotated.readLink('documents', token, now)).toEqual({ state: 'valid', id, expires })
  expect(rotated.readLink('documents', token, new Date('2026-11-19T23:59:59Z')).state).toBe('valid')
  expect(rotated.readLink('documents', token, previous.until)).toEqual({ state: 'invalid' })
  expect(rotated.readLink('request', token, now)).toEqual({ state: 'invalid' })
  const signedNow = rotated.signLink({ purpose: 'documents', id, expires })
  expect(readLink('documents', signedNow, now)).toEqual({ state: 'invalid' })
  expect(rotated.readLink('documents', signedNow, previous.until).state).toBe('valid')
})

test('a later date or another lead needs another signature', () => {
  const [, seconds = '', signature = ''] = token.split('.')
  const later = (Number.parseInt(seconds, 36) + 1).toString(36)
  expect(readLink('documents', `${id}.${later}.${signature}`, now)).toEqual({ state: 'invalid' })
  const another = '4f8b2c1e-0d57-4c7b-9a53-6f1f0a2b7c12'
  expect(readLink('documents', `${another}.${seconds}.${signature}`, now)).toEqual({ state: 'invalid' })
})

test('changing any one character makes it worth nothing, and no text makes it throw', () => {
  const at = fc.integer({ min: 0, max: token.length - 1 })
  fc.assert(
    fc.property(at, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), (place, letter) => {
      const changed = token.slice(0, place) + letter + token.slice(place + 1)
      const reading = readLink('documents', changed, now)
      expect(reading.state).toBe(changed === token ? 'valid' : 'invalid')
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(readLink('documents', text, now)).toEqual({ state: 'invalid' })
    }),
  )
})
