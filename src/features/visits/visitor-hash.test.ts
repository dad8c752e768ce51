import { expect, test } from 'vitest'

import { programOf, visitorHash } from './visitor-hash'

const salt = Buffer.from('of today')
const viewer = { address: '192.0.2.1', program: 7 }

test('the same visitor of the same home has the same hash as long as the salt is the same', () => {
  expect(visitorHash(salt, viewer, '1')).toBe(visitorHash(salt, { ...viewer }, '1'))
  expect(visitorHash(salt, viewer, '1')).toMatch(/^[0-9a-f]{32}$/)
  expect(visitorHash(Buffer.from('of tomorrow'), viewer, '1')).not.toBe(visitorHash(salt, viewer, '1'))
})

test.each([{ address: '192.0.2.2' }, { program: 8 }])('%j makes another hash', (other) => {
  expect(visitorHash(salt, { ...viewer, ...other }, '1')).not.toBe(visitorHash(salt, viewer, '1'))
})

test('another home or search makes another hash', () => {
  const subjects = ['1', '2', 'form contact 1', 'place sale 44021 false']
  expect(new Set(subjects.map((subject) => visitorHash(salt, viewer, subject))).size).toBe(subjects.length)
})

test('whatever one address calls itself, it is at most 64 visitors', () => {
  const programs = Array.from({ length: 5000 }, (_, n) => programOf(`Mozilla/5.0 (${n})`))
  expect(new Set(programs).size).toBe(64)
})
