import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { FormPage, type FormPageProps } from './form-page'

function draw(given: Partial<FormPageProps> = {}): string {
  return renderToStaticMarkup(
    <FormPage
      kind="enquiry"
      locale="nl"
      about={{ home: 12 }}
      home={{ deal: 'sale', status: 'available', reference: '2026/12' }}
      project={null}
      card={<p>De kaart</p>}
      help={<a href="tel:+3292334455">Bel ons</a>}
      {...given}
    />,
  )
}

test('a question about a home begins with its reference, beside its card', () => {
  const html = draw()
  expect(headingsIn(html)).toEqual(['h1 Vraag informatie', 'h2 Het pand'])
  expect(wordsIn(html)).toContain('Ik heb interesse in het pand met referentie 2026/12.')
  expect(html).toContain('action="/nl/forms/enquiry/?home=12"')
  expect(html).toContain('De kaart')
  expect(linksIn(html)).toContain('tel:+3292334455')
})

test('a home under option is not visited: one can ask about it instead', () => {
  const html = draw({ kind: 'visit', home: { deal: 'sale', status: 'under-option', reference: '1' } })
  expect(html).not.toContain('<form')
  expect(linksIn(html)).toContain('/nl/forms/enquiry/?home=12')
})

test('when all moments are taken one can still ask for a visit', () => {
  const slots = [{ value: '1', startsAt: '2026-11-17T13:00:00Z', isFull: true }]
  const html = draw({ kind: 'appointment', options: { slots } })
  expect(wordsIn(html)).toContain('Alle afspraken zijn volzet.')
  expect(linksIn(html)).toContain('/nl/forms/visit/?home=12')
})

test('when the platform cannot say which moments are free, one can ask for a visit too', () => {
  const html = draw({ kind: 'appointment', options: {} })
  expect(wordsIn(html)).toContain('Er ging iets mis bij het ophalen van de gegevens.')
  expect(linksIn(html)).toContain('/nl/forms/visit/?home=12')
})

test('a form that came back stays a form, whatever has changed meanwhile', () => {
  const returned = {
    step: 0,
    typed: { lastName: 'Peeters' },
    regions: { municipalities: [], provinces: [] },
    errors: [],
    problem: 'slot-taken',
    seen: 's.s',
    key: '',
  } as const
  const html = draw({ kind: 'appointment', returned: { ...returned, errors: [] } })
  expect(wordsIn(html)).toContain('Dit moment is net ingenomen. Kies een ander moment.')
  expect(html).toContain('value="Peeters"')
})

test('what it takes to rent a home is said before the visit', () => {
  const terms = [
    { text: 'rentapp.first_month', cents: 102_500 },
    { text: 'rentapp.deposit', cents: 285_000, count: 3 },
  ]
  expect(wordsIn(draw({ kind: 'visit', terms }))).toContain(
    'Eerste maand huur en lasten: € 1.025 Huurwaarborg (3 maanden huur): € 2.850',
  )
})
