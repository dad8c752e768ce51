import { expect, test } from 'vitest'

import { sameForAll } from './purposes'
import {
  consentDays,
  isDialogDue,
  isValidConsent,
  parseStoredConsent,
  type StoredConsent,
  asksToForget,
} from './stored-consent'

const day = 86_400_000
const now = Date.parse('2026-11-16T12:00:00Z')
const asked = { version: 2, tags: ['analytics'] as const }

function stored(changed: Partial<StoredConsent> = {}): StoredConsent {
  const choices = sameForAll(false)
  return { id: 'an-id', savedAt: now - day, version: 2, tags: ['analytics'], choices, ...changed }
}

// Coverage: 4.17.
test.each([
  { what: 'nothing is stored', kept: null, path: '/nl/', isDue: true },
  { what: 'there is an answer', kept: stored(), path: '/nl/', isDue: false },
  { what: 'an editor looks at a draft', kept: null, path: '/nl/preview/pages/1/', isDue: false },
  {
    what: 'it is six months old',
    kept: stored({ savedAt: now - consentDays * day }),
    path: '/nl/',
    isDue: true,
  },
  {
    what: 'it is a day short of six months',
    kept: stored({ savedAt: now - (consentDays - 1) * day }),
    path: '/nl/',
    isDue: false,
  },
  { what: 'a purpose was added since', kept: stored({ version: 1 }), path: '/nl/', isDue: true },
  { what: 'a tag was added since', kept: stored({ tags: [] }), path: '/nl/', isDue: true },
  {
    what: 'a tag was dropped since',
    kept: stored({ tags: ['analytics', 'pixel'] }),
    path: '/nl/',
    isDue: false,
  },
  { what: 'the clock was put back', kept: stored({ savedAt: now + day }), path: '/nl/', isDue: true },
])('when $what the dialog is due: $isDue', ({ kept, path, isDue }) => {
  expect(isDialogDue(kept, { asked, path, now })).toBe(isDue)
})

test('what was stored is read back as it was', () => {
  const kept = stored({ choices: { ...sameForAll(false), social: true } })
  expect(parseStoredConsent(JSON.stringify(kept))).toEqual(kept)
})

test.each([null, '', '{', 'true', '7', '{}', '{"id":1,"savedAt":2}'])(
  'what is no answer (%s) is none',
  (text) => {
    expect(parseStoredConsent(text)).toBeNull()
  },
)

test('a choice that is not plainly true is none', () => {
  const odd = parseStoredConsent('{"id":"x","savedAt":1,"version":2,"tags":7,"choices":{"marketing":"yes"}}')
  expect(odd).toEqual({ id: 'x', savedAt: 1, version: 2, tags: [], choices: sameForAll(false) })
  expect(odd && isValidConsent(odd, asked, now)).toBe(false)
})

// Coverage: 4.29.
test.each([
  ['?setcookies', true],
  ['?setcookies=1&page=2', true],
  ['?page=2&setcookies', true],
  ['?page=2', false],
  ['', false],
])('the query %s asks to forget: %s', (search, expected) => {
  expect(asksToForget(search)).toBe(expected)
})
