import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ContactForm, formKindOf } from './contact-form'

const needs = { categories: [{ value: '1', text: 'Huis' }], privacyHref: '/nl/privacy-statement/' }

// Coverage: 2.8, 2.84, 2.85, 2.86.
test.each([
  ['site-contact', '/nl/forms/contact/'],
  ['contact-demand', '/nl/forms/valuation/'],
  ['demand-register', '/nl/forms/demand/'],
  ['site-contact-small', '/nl/forms/contact-small/'],
  ['sign-newsletter', '/nl/forms/newsletter/'],
  ['testimonial', '/nl/forms/testimonial/'],
  ['contact-appointment', '/nl/forms/contact-small/'],
  ['of-an-older-site', '/nl/forms/contact/'],
])('what editors call %s is sent to %s', (form, action) => {
  const html = renderToStaticMarkup(<ContactForm kind={formKindOf(form)} needs={needs} locale="nl" />)
  expect(html).toContain(`action="${action}"`)
})

test('a valuation asks for one of the categories of the site', () => {
  const html = renderToStaticMarkup(<ContactForm kind="valuation" needs={needs} locale="nl" />)
  expect(html).toContain('Huis')
})
