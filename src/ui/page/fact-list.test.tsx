import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { wordsIn } from '@/testing/markup'

import { FactList } from './fact-list'

const income = {
  label: 'Kadastraal inkomen (KI)',
  value: '€ 947',
  explanation: { name: 'Uitleg bij Kadastraal inkomen (KI)', text: 'Een fictief jaarinkomen.' },
}

test('a question mark opens the explanation of its own row, without JavaScript', () => {
  const tax = { ...income, label: 'Voorheffing', explanation: { name: 'Uitleg', text: 'Een belasting.' } }
  const html = renderToStaticMarkup(<FactList title="Financieel" rows={[income, tax]} />)
  const targets = [...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id)
  const panels = [...html.matchAll(/<span id="([^"]+)" popover="auto"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(2)
  expect(panels).toEqual(targets)
  expect(new Set(panels).size).toBe(2)
})

test('several lines are a list, one line is not', () => {
  const rooms = { label: 'Indeling', value: 'Hal, Keuken', lines: ['Hal', 'Keuken'] }
  const html = renderToStaticMarkup(<FactList title="Binnen" rows={[rooms]} />)
  expect(html).toContain('<li>Hal</li><li>Keuken</li>')
  const one = renderToStaticMarkup(
    <FactList title="Binnen" rows={[{ ...rooms, lines: ['Hal'], value: 'Hal' }]} />,
  )
  expect(wordsIn(one)).toBe('Binnen Indeling Hal')
  expect(one).not.toContain('<li>')
})

test('without rows there is no heading either', () => {
  expect(renderToStaticMarkup(<FactList title="Binnen" rows={[]} />)).toBe('')
})
