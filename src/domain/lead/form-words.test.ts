import { expect, test } from 'vitest'

import { feedbackForms } from '@/i18n/paths/system-paths'
import { messages } from '@/i18n/messages'

import { errorCodes } from './form/form-error'
import { formOf } from './form/forms'
import { leadKinds } from './lead-kind'

function messageAt(key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], messages.nl)
}

test.each(errorCodes)('the error %s has a text', (code) => {
  expect(messageAt(`validation.${code}`)).toBeTypeOf('string')
})

test.each(leadKinds)('every word of the form %s is in the messages', (kind) => {
  const { title, submit, thanks, notices = [], steps, fields } = formOf(kind)
  const keys = [
    title,
    submit,
    thanks,
    ...notices,
    ...steps.flatMap((step) => step.title ?? []),
    ...Object.values(fields).flatMap(({ label, hint, choices = [] }) => [
      label,
      ...(hint ? [hint] : []),
      ...choices.map((choice) => choice.label),
    ]),
  ]
  expect(keys.filter((key) => typeof messageAt(key) !== 'string')).toEqual([])
})

test.each(leadKinds)('%s ends on a thank-you page that exists', (kind) => {
  expect(feedbackForms).toContain(formOf(kind).feedback)
})
