import { expect, test } from 'vitest'

import { parseProof } from './consent-proof'

const sent = {
  id: '5f0b3c58-6a3e-4f0e-9d3f-6a1f3c1f2a11',
  version: '1',
  tags: 'analytics pixel',
  analytical: 'true',
  marketing: 'false',
  social: 'false',
  unclassified: 'false',
}

function posted(changed: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...sent, ...changed })) form.set(name, value)
  return form
}

test('an answer is read with the language it was given in', () => {
  expect(parseProof(posted(), 'fr')).toEqual({
    id: sent.id,
    version: 1,
    tags: ['analytics', 'pixel'],
    language: 'fr',
    ...{ analytical: true, marketing: false, social: false, unclassified: false },
  })
})

test('nothing else that is sent along is kept', () => {
  expect(Object.keys(parseProof(posted({ email: 'an@example.com' }), 'nl') ?? {})).not.toContain('email')
})

test.each<Record<string, string>>([
  { id: 'an@example.com' },
  { version: '0' },
  { version: '99' },
  { tags: 'spy' },
  { analytical: 'perhaps' },
  { social: '' },
])('%o is no answer of our dialog', (wrong) => {
  expect(parseProof(posted(wrong), 'nl')).toBeNull()
})
