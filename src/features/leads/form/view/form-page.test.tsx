import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { FormPage, type FormPageProps } from './form-page'

function render(given: Partial<FormPageProps> = {}): string {
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
  const html = render()
  expect(headingsIn(html)).toEqual(['h1 Vraag informatie', 'h2 Het pand'])
  expect(wordsIn(html)).toContain('Ik heb interesse in het pand met referentie 2026/12.')
  expect(html).toContain('action="/nl/forms/enquiry/?home=12"')
  expect(html).toContain('De kaart')
  expect(linksIn(html)).toContain('tel:+3292334455')
})

test('a home under option is not visited: one can ask about it instead', () => {
  const html = render({ kind: 'visit', home: { deal: 'sale', status: 'under-option', reference: '1' } })
  expect(headingsIn(html)).toContain('h1 Vraag informatie')
  expect(html).toContain('action="/nl/forms/enquiry/?home=12"')
})

test('when all moments are taken the same page asks for a visit at another one', () => {
  const slots = [{ value: '1', startsAt: '2026-11-17T13:00:00Z', isFull: true }]
  const html = render({ kind: 'appointment', options: { slots } })
  expect(wordsIn(html)).toContain('Alle vaste bezoekmomenten zijn volzet.')
  expect(html).toContain('action="/nl/forms/visit/?home=12"')
})

test('when nobody can say which moments are free, the same page asks for a visit too', () => {
  const html = render({ kind: 'appointment', options: {} })
  expect(wordsIn(html)).toContain('Er zijn nu geen vaste bezoekmomenten.')
  expect(html).toContain('action="/nl/forms/visit/?home=12"')
})

test('whom no moment suits is one link away from the form without moments', () => {
  const slots = [{ value: '1', startsAt: '2026-11-17T13:00:00Z' }]
  const html = render({
    kind: 'appointment',
    options: { slots, otherMomentHref: '/nl/forms/visit/?home=12' },
  })
  expect(html.indexOf('name="slot"')).toBeLessThan(html.indexOf('name="lastName"'))
  expect(linksIn(html)).toContain('/nl/forms/visit/?home=12')
  expect(wordsIn(html)).toContain('Geen van deze momenten past mij')
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
  const html = render({ kind: 'appointment', returned: { ...returned, errors: [] } })
  expect(wordsIn(html)).toContain('Dit moment is net ingenomen. Kies een ander moment.')
  expect(html).toContain('value="Peeters"')
})

// Coverage: 9.55, 9.56, 9.57.
test('what it takes to rent a home is said before the visit', () => {
  const terms = [
    { text: 'rentapp.max_persons', count: 3 },
    { text: 'rentapp.first_month', cents: 102_500 },
    { text: 'rentapp.inventory_share', cents: 18_050 },
    { text: 'rentapp.deposit', cents: 285_000, count: 3 },
  ]
  expect(wordsIn(render({ kind: 'visit', terms }))).toContain(
    'Maximaal aantal bewoners: 3 Eerste maand huur en lasten: € 1.025 ' +
      'Uw aandeel in de plaatsbeschrijving: € 180,50 Huurwaarborg (3 maanden huur): € 2.850',
  )
})
