import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { OfficeCard } from '@/domain/content/module'
import type { Agency } from '@/domain/site/site'
import { aFrame, anOffice, moduleNeeds } from '@/testing/records/a-module'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { ContactModule } from './contact'

const agency: Agency = {
  name: 'Gevel',
  company: 'Gevel bv',
  street: '',
  place: '',
  country: 'België',
  countryCode: 'BE',
  phone: '09 233 44 55',
  email: 'info@example.com',
  whatsapp: '',
  companyNumber: '',
  vatNumber: '',
  brokers: [],
  insurer: '',
  insurancePolicy: '',
  codeOfConductUrl: '',
  socialLinks: [],
}

const render = (given: Partial<Agency> = {}, offices: OfficeCard[] = [], module = {}) =>
  renderToStaticMarkup(
    <ContactModule
      frame={aFrame({ title: 'Contact' })}
      offices={offices}
      agency={{ ...agency, ...given }}
      form="site-contact"
      needs={{ categories: [] }}
      {...moduleNeeds}
      {...module}
    />,
  )

test('one can call, write, or fill in the form', () => {
  expect(linksIn(render())).toEqual(['tel:+3292334455', 'mailto:info@example.com'])
  expect(wordsIn(render())).toContain('09 233 44 55')
  expect(render()).toContain('action="/nl/forms/contact/"')
})

test('a newsletter stands without telephone numbers, and not at all where the agency has none', () => {
  const html = render({}, [anOffice], { form: 'sign-newsletter' })
  expect(html).toContain('action="/nl/forms/newsletter/"')
  expect(linksIn(html)).toEqual([])
  expect(
    render({}, [], { form: 'sign-newsletter', needs: { categories: [], kindsOff: ['newsletter'] } }),
  ).toBe('')
})

test('what the agency did not give is no button', () => {
  expect(linksIn(render({ phone: '', email: '' }))).toEqual([])
})

test('each office stands below with its own address, telephone and mail', () => {
  const html = render({}, [anOffice])
  expect(headingsIn(html)).toEqual(['h2 Contact', 'h3 Kantoor Gent'])
  expect(linksIn(html)).toEqual([
    'tel:+3292334455',
    'mailto:info@example.com',
    'tel:+3292334455',
    'mailto:gent@example.com',
  ])
  expect(wordsIn(html)).toContain('Veldstraat 1 9000 Gent')
  expect(html).toContain('Van 9 tot 18 uur')
  expect(html).not.toContain('Tram 1')
})
