// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { ChosenRegions } from './chosen-regions.client'
import { regionWords } from './region-words'
import { branchesOf } from './tree-boxes'

const words = regionWords('nl')

/** What the picker says in a form with a place that was typed, and with a tree in which Aalst may be ticked. */
function statusOf({ place, isTicked }: { place?: string; isTicked: boolean }): () => string {
  const form = document.createElement('form')
  form.innerHTML = `
    ${place === undefined ? '' : `<input type="hidden" name="city" value="${place}">`}
    <details><summary><span>Oost-Vlaanderen</span></summary>
      <label><input type="checkbox" value="BE-VOV"></label>
      <ul><li><label><input type="checkbox" value="41002" ${isTicked ? 'checked' : ''}><span>Aalst</span></label></li></ul>
    </details><div data-picker></div>`
  document.body.replaceChildren(form)
  const picker = form.querySelector('[data-picker]')
  if (!picker) throw new Error('There is no picker')
  createRoot(picker).render(<ChosenRegions branches={branchesOf(form)} words={words} />)
  return () => form.querySelector('[role="status"]')?.textContent ?? ''
}

test.each([
  [{ place: 'Gent|9000', isTicked: false }, /9000 Gent/],
  [{ place: 'Gent|', isTicked: true }, /1.*Gent/],
  [{ isTicked: true }, /1/],
])('with %j the picker says what is chosen', async (given, said) => {
  const status = statusOf(given)
  await expect.poll(status).toMatch(said)
  expect(status()).not.toContain(words.chosen_none)
})

test('only with nothing chosen it says so', async () => {
  await expect.poll(statusOf({ isTicked: false })).toBe(words.chosen_none)
})
