import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { wordsIn } from '@/testing/markup'

import { AccessibilityPage } from './accessibility-page'
import type { AuditFacts } from './audit-facts'

const clean = {
  ...{ violations: 0, withoutName: 0, withoutAlt: 0, sidewaysScroll: 0 },
  ...{ coveredFocus: 0, forcedColours: 0 },
}
const looked = { checkedOn: '2026-11-16', pageKinds: 31, languages: 4, widths: [390, 820] }

const shown = (facts: Partial<AuditFacts> | null) =>
  wordsIn(
    renderToStaticMarkup(
      <AccessibilityPage
        locale="nl"
        agency="Gevel"
        facts={facts && { ...clean, ...looked, ...facts }}
        form={null}
        help={null}
      />,
    ),
  )
const { state_full, state_partial } = messages.nl.accessibility

test('the statement says no more than the audit found', () => {
  expect(shown(clean)).toContain(state_full)
  for (const problem of Object.keys(clean)) {
    expect(shown({ ...clean, [problem]: 2 })).toContain(state_partial)
    expect(shown({ ...clean, [problem]: 2 })).not.toContain(state_full)
  }
})

test('it names the day and what was looked at', () => {
  expect(shown({})).toContain(
    'Op 16 november 2026 controleerden we 31 soorten pagina’s in 4 talen, op schermen van 390 en 820 pixels breed',
  )
})

test('before the first audit it claims nothing, and still says what is looked after and what is missing', () => {
  const { state_title, efforts_title, limits_title, form_title } = messages.nl.accessibility
  const words = shown(null)
  expect(words).not.toContain(state_title)
  expect(words).not.toMatch(/controle|WCAG|\baxe\b|\d{4}/)
  for (const title of [efforts_title, limits_title, form_title]) expect(words).toContain(title)
})

test.each(locales)('in %s search engines are promised no audit either', (locale) => {
  const { description, state_full } = messages[locale].accessibility
  const audit = /contr[oô]le|audit|Prüfung/
  expect(state_full).toMatch(audit)
  expect(description).not.toMatch(audit)
})
