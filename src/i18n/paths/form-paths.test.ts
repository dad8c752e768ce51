import { expect, test } from 'vitest'

import { formPath, thanksPath } from './form-paths'

test('the address of a form says what it is about', () => {
  expect(formPath('nl', 'contact')).toBe('/nl/forms/contact/')
  expect(formPath('fr', 'visit', { home: 100002 })).toBe('/fr/forms/visit/?home=100002')
  expect(formPath('de', 'project', { home: 7, project: 3 })).toBe('/de/forms/project/?home=7&project=3')
})

test('each form leads to its page of thanks, which knows for which', () => {
  expect(thanksPath('nl', 'contact-demand', 'valuation')).toBe('/nl/bedankt/gratis-schatting/?form=valuation')
  expect(thanksPath('fr', 'contact-me', 'documents')).toBe('/fr/merci/contact-me/?form=documents')
})
