import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { AccountPage } from './account-page'

const owner = { accountId: 'a', email: 'an@example.com', name: 'An', language: 'nl' } as const

test('every label of the account names a field, and no two parts share an address', () => {
  const html = renderToStaticMarkup(
    <AccountPage locale="nl" owner={owner} hasPassword sessions={[]} passkeys={[]} />,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const labelled = [...html.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id)
  expect(labelled).toEqual([
    'new-email',
    'email-current',
    'language',
    'current',
    'password',
    'repeated',
    'passkey-current',
  ])
  for (const id of labelled) expect(html).toMatch(new RegExp(`<(?:input|select)[^>]* id="${id}"`))
})
