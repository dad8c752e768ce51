// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { enhancedForm } from './enhanced-form.client'

afterEach(() => vi.unstubAllGlobals())

// Coverage: 7.16.
test('the sum that tells a robot is fetched once somebody comes into the form, once, and not before', async () => {
  const asked = vi.fn<(path: string) => Promise<Response>>(async () =>
    Promise.resolve(new Response(null, { status: 503 })),
  )
  vi.stubGlobal('fetch', asked)
  document.body.innerHTML = '<div><form><input name="firstName"><input name="lastName"></form></div>'
  const box = document.querySelector<HTMLElement>('div')!
  enhancedForm(box, { challengePath: '/forms/challenge/', words: { sending: '', failed: '' } })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).not.toHaveBeenCalled()
  for (const field of document.querySelectorAll('input')) field.focus()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/forms/challenge/'])
})
