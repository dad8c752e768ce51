import { expect, test } from 'vitest'

import { setAdminPolicy } from './admin-policy'

test('no other site frames the admin, and its answers are what they say they are', () => {
  const sent = new Map<string, unknown>()
  setAdminPolicy({
    setHeader(name, value) {
      sent.set(name.toLowerCase(), value)
      return this as never
    },
  })
  expect(sent.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(sent.get('content-security-policy')).toContain("object-src 'none'")
  expect(sent.get('content-security-policy')).not.toContain('unsafe-eval')
  expect(sent.get('content-security-policy')).toContain("form-action 'self'")
  expect(Object.fromEntries(sent)).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})
