import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { forms } from '@/domain/lead/form/forms'
import type { FormField } from '@/domain/lead/form/form-field'

import { awaited } from './shown-when'

const css = readFileSync('src/features/leads/form/view/shown-when.css', 'utf8')

test('every answer that a field waits for has its rule, and there is no other', () => {
  const conditions = Object.values(forms).flatMap(({ fields }) =>
    Object.values<FormField>(fields).flatMap(({ showWhen }) => awaited(showWhen) ?? []),
  )
  const rules = conditions.map(
    ({ field, value }) =>
      `form:not(:has([name='${field}'][value='${value}']:checked)) [data-shown-when='${field}=${value}'] {`,
  )
  expect(css.match(/^form.*$/gm)?.sort()).toEqual([...new Set(rules)].sort())
})
