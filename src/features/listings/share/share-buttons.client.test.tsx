// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { translator } from '@/i18n/messages'

import { shareButtons } from './share-buttons.client'
import { ShareRow } from './share-row'
import { shareWords } from './share-words'

const shared = { url: 'https://makelaar.example/nl/', title: 'Huis' }
const words = shareWords(translator('nl'))

afterEach(() => vi.unstubAllGlobals())

test('what a copied link is answered with is no part of the button’s own name before it', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.body.innerHTML = renderToStaticMarkup(<ShareRow {...shared} words={words} />)
  const row = document.querySelector('ul')!
  const button = row.querySelector<HTMLElement>('[data-copy-link]')!
  shareButtons(row, { ...shared, copied: words.copied })
  expect(button.closest('li')?.hidden).toBe(false)
  // A live region gives a button no name.
  expect(button.querySelector('[role]')).toBeNull()
  expect(button.textContent).toBe('Link kopiëren')
  button.click()
  await vi.waitFor(() => expect(button.nextElementSibling?.textContent).toBe('Link gekopieerd'))
  expect(button.textContent).toBe('Link gekopieerd')
  expect(writeText).toHaveBeenCalledWith(shared.url)
})
