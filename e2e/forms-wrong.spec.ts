import { expect } from '@playwright/test'

import { errorCodes } from '../src/domain/lead/form/form-error'
import { forms } from '../src/domain/lead/form/forms'
import { forgetCounts } from './leads'
import { locales, words } from './messages'
import { expectErrors } from './post-wrong-form'
import { wrongFormsInSomeLanguages } from './wrong-forms-in-some-languages'
import { wrongFormsInSteps } from './wrong-forms-in-steps'
import { wrongFormsOfOneStep } from './wrong-forms-of-one-step'
import { test } from './test'

const everywhere = [...wrongFormsOfOneStep, ...wrongFormsInSteps]
const all = [...everywhere, ...wrongFormsInSomeLanguages]

test('every error that a form can show is shown here', () => {
  const shown = all.flatMap(({ wrong }) => wrong.flatMap(({ errors }) => errors.map(([, code]) => code)))
  // Only whoever has no scripts is asked twice: see forms-without-scripts.spec.ts.
  shown.push('file_again')
  expect([...new Set(shown)].toSorted()).toEqual([...errorCodes].toSorted())
})

test('every field that must be filled in is left empty here, in every form', () => {
  for (const { kind, wrong } of all) {
    const fields = Object.entries(forms[kind].fields)
    const required = fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name)
    const empty = wrong.flatMap(({ answers, errors }) =>
      errors.map(([field]) => field).filter((field) => !answers[field]?.trim()),
    )
    expect(empty, kind).toEqual(expect.arrayContaining(required))
  }
})

test('each error is a sentence, and another one in each language', () => {
  for (const code of errorCodes) {
    const texts = locales.map((locale) => words(locale, `validation.${code}`))
    expect(new Set(texts).size).toBe(locales.length)
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.+ .+[\p{L}\d).]$/u)
      expect(text).not.toContain(code)
    }
  }
})

for (const form of everywhere) {
  // Coverage: 5.1, 5.2, 5.3, 5.4, 5.5, 5.6, 5.7, 5.9, 5.10, 5.12, 5.13, 5.14, 5.15, 5.18.
  test(`${form.kind}: whatever is missing or wrong is said, in four languages`, async ({ page }) => {
    await forgetCounts()
    await page.goto('/robots.txt')
    for (const locale of locales) await expectErrors(page, form, locale)
  })
}
