// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fillCity } from './fill-city'

const answers: Record<string, { label: string }[]> = {
  9000: [{ label: '9000 Gent' }],
  1000: [{ label: '1000 Brussel' }],
  6600: [{ label: '6600 Bastogne' }, { label: '6600 Ergens' }],
}

beforeEach(() => {
  document.documentElement.lang = 'nl'
  document.body.innerHTML = '<form><input name="zip"><input name="city"></form>'
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(answers[new URL(address, 'http://site').searchParams.get('q') ?? ''] ?? []),
    ),
  )
})
afterEach(() => vi.unstubAllGlobals())

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
async function type(zip: string): Promise<string> {
  field('zip').value = zip
  await fillCity(field('zip'))
  return field('city').value
}

test('a postal code brings its municipality, and another code another one', async () => {
  expect(await type('9000')).toBe('Gent')
  expect(await type('B-1000')).toBe('Brussel')
})

test.each(['900', '6600', '9999', '1012 AB'])('%s brings nothing', async (zip) => {
  expect(await type(zip)).toBe('')
})

test('what somebody wrote stays', async () => {
  field('city').value = 'Ledeberg'
  expect(await type('9000')).toBe('Ledeberg')
})

test('who stands in the field already replaces it by typing', async () => {
  field('city').focus()
  await type('9000')
  expect([field('city').selectionStart, field('city').selectionEnd]).toEqual([0, 'Gent'.length])
})
