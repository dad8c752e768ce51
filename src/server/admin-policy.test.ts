import { expect, test } from 'vitest'

import { setAdminPolicy } from './admin-policy'

function answered(
  headers: Record<string, string> = {},
  { url = 'https://admin.example', hsts = '' }: { url?: string; hsts?: string } = {},
) {
  const sent = new Map<string, string>()
  setAdminPolicy(
    { headers },
    {
      setHeader(name, value) {
        sent.set(name.toLowerCase(), String(value))
        return this as never
      },
    },
    { url, hsts },
  )
  return { sent, headers, policy: sent.get('content-security-policy') ?? '' }
}

test('no other site frames the admin, and its answers are what they say they are', () => {
  const { sent, policy } = answered()
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).toContain("form-action 'self'")
  expect(Object.fromEntries(sent)).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('only scripts of this very answer run, whatever policy the question brought', () => {
  const nonceOf = (policy: string) => /script-src 'self' 'nonce-([\w+/]{22}==)';/.exec(policy)?.[1]
  const first = answered({ 'content-security-policy': "script-src 'nonce-guessed'" })
  const second = answered()
  expect(nonceOf(first.policy)).toBeTruthy()
  expect(nonceOf(first.policy)).not.toBe(nonceOf(second.policy))
  expect(first.headers['content-security-policy']).toBe(first.policy)
})

test('browsers are told to stay with https only where that is chosen, and only over https', () => {
  const hsts = 'max-age=31536000'
  const saidAt = (url: string, chosen: string) =>
    answered({}, { url, hsts: chosen }).sent.get('strict-transport-security')
  expect(saidAt('https://admin.example', hsts)).toBe(hsts)
  expect(saidAt('https://admin.example', '')).toBeUndefined()
  expect(saidAt('http://localhost:3001', hsts)).toBeUndefined()
})
