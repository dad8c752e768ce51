import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { formOf, stepsOf } from '@/domain/lead/form/forms'
import { leadKinds } from '@/domain/lead/lead-kind'
import { locales } from '@/i18n/locales'
import { wordsIn as textIn } from '@/testing/markup'

import { wordsIn } from '../form-words'
import { FormView, type FormViewProps } from './form-view'
import type { ReturnedForm } from '../returned-form'

const noRegions = { municipalities: [], provinces: [] }

function render(given: Partial<FormViewProps> = {}): string {
  return renderToStaticMarkup(
    <FormView kind="contact" locale="nl" action="/nl/forms/contact/" privacyHref="/nl/privacy/" {...given} />,
  )
}

function returned(given: Partial<ReturnedForm> = {}): ReturnedForm {
  return { step: 0, typed: {}, regions: noRegions, errors: [], problem: null, seen: 's.s', key: '', ...given }
}

/** The opening tag of the control with this name. */
function control(html: string, name: string): string {
  return new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
}

const everyForm = leadKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const))

test.each(everyForm)('%s can be sent in %s without a script', (kind, locale) => {
  const html = render({ kind, locale, action: `/${locale}/forms/${kind}/`, region: 'wallonia' })
  expect(/<form[^>]* action="([^"]*)"/.exec(html)?.[1]).toBe(`/${locale}/forms/${kind}/`)
  expect(/<form[^>]* method="([^"]*)"/.exec(html)?.[1]).toBe('post')
  expect(html).toContain('noValidate')
  const [first] = stepsOf(kind, { region: 'wallonia' })
  for (const [name, { control: kindOf, choicesFrom }] of first?.fields ?? []) {
    if (kindOf === 'hidden') expect(control(html, name)).toContain('type="hidden"')
    else if (kindOf === 'places') expect(control(html, 'municipality')).not.toBe('')
    else if (!choicesFrom) expect(control(html, name)).toContain(`id="${kind}-${name}"`)
  }
  // A word that is missing shows its key.
  expect(textIn(html)).not.toMatch(/\b(form|person|offer|demand|rentapp|validation|common)\.[a-z_]+/)
})

test('fields tell browsers and telephones what they ask', () => {
  const html = render()
  expect(control(html, 'email')).toMatch(
    /autoComplete="email"[^>]*inputMode="email"|inputMode="email"[^>]*autoComplete="email"/i,
  )
  expect(control(html, 'email')).toContain('type="email"')
  expect(control(html, 'phone')).toMatch(/inputMode="tel"/i)
  expect(control(html, 'firstName')).toMatch(/autoComplete="given-name"/i)
  expect(control(html, 'email')).toContain('required')
  expect(control(html, 'phone')).not.toContain('required')
})

// Coverage: 5.19.
test('on every form each required field is marked, and no other', () => {
  for (const kind of leadKinds) {
    const html = render({ kind, action: `/nl/forms/${kind}/` })
    const [first] = stepsOf(kind, { region: null })
    for (const [name, field] of first?.fields ?? []) {
      const label = new RegExp(`<label[^>]*for="${kind}-${name}"[^>]*>(.*?)</label>`).exec(html)?.[1]
      // Groups of choices and fields from the platform have no label of this kind.
      if (label !== undefined && field.control !== 'checkbox')
        expect([kind, name, label.includes('\u00a0*')]).toEqual([kind, name, field.isRequired])
    }
  }
})

test('what is wrong stands on top with a link, beside its field, and what was typed stays', () => {
  const html = render({
    returned: returned({
      typed: { firstName: 'An', email: 'an@' },
      errors: [
        { field: 'lastName', code: 'last_name_required' },
        { field: 'email', code: 'email_invalid' },
      ],
    }),
  })
  expect(textIn(html)).toContain('Controleer de rood gemarkeerde velden.')
  expect(html).toContain('<a href="#contact-lastName"')
  expect(html).toContain('<a href="#contact-email"')
  expect(html.split('Vul uw familienaam in.')).toHaveLength(3)
  expect(control(html, 'email')).toContain('value="an@"')
  expect(control(html, 'email')).toContain('aria-invalid="true"')
  expect(control(html, 'email')).toContain('aria-describedby="contact-email-error"')
  expect(control(html, 'firstName')).not.toContain('aria-invalid=')
})

test('nothing that was typed becomes markup', () => {
  const html = render({
    returned: returned({ typed: { firstName: '"><script>x</script>', message: '</textarea><b>' } }),
  })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('</textarea><b>')
})

test('a step says where one is, and carries the answers of the others along', () => {
  const html = render({
    kind: 'valuation',
    returned: returned({ step: 1, typed: { goal: 'sell', types: ['1', '3'], zip: '9000', message: 'Dag' } }),
  })
  expect(textIn(html)).toContain('Stap 2 van 3')
  expect(html).toContain('<input type="hidden" name="goal" value="sell"/>')
  expect(html).toContain('<input type="hidden" name="types" value="3"/>')
  expect(control(html, 'message')).toContain('<textarea')
  expect(html).not.toContain('<input type="hidden" name="message"')
  expect(html).toContain('<input type="hidden" name="step" value="1"/>')
  expect(html).toMatch(/<button[^>]*value="next".*<button[^>]*value="previous"/s)
})

test('the first step has no way back, the last one sends', () => {
  const first = render({ kind: 'offer' })
  expect(first).not.toContain('value="previous"')
  expect(textIn(first)).not.toContain('10%')
  const last = render({ kind: 'offer', returned: returned({ step: 2 }) })
  expect(textIn(last)).toContain('Bod indienen')
  expect(textIn(last)).toContain('U kunt uw bod niet intrekken vóór de einddatum.')
  expect(textIn(last)).toContain('voorschot van 10% van de verkoopprijs op de derdenrekening')
  expect(last).not.toContain('value="next"')
})

test('regions go along from step to step, and are ticked again on the way back', () => {
  const regions = { municipalities: ['44021'], provinces: ['BE-BRU'] }
  const later = render({
    kind: 'demand',
    returned: returned({ step: 1, regions, typed: { places: ['Gent'] } }),
  })
  expect(later).toContain('<input type="hidden" name="municipality" value="44021"/>')
  expect(later).toContain('<input type="hidden" name="province" value="BE-BRU"/>')
  expect(later).not.toContain('name="places"')
  const back = render({ kind: 'demand', returned: returned({ regions }) })
  expect(back).toContain('name="municipality" value="44021" checked')
  expect(back).not.toContain('<input type="hidden" name="municipality"')
})

test('a field that waits for an answer is hidden by the style sheet, not by a script', () => {
  const html = render()
  expect(html).toMatch(/data-shown-when="contactBy=phone"[^>]*><div data-field="timeSlot"/)
  expect(html).not.toContain('<style')
})

test('what the law of the region does not let one ask is not there', () => {
  const asked = (region: FormViewProps['region']) =>
    render({ kind: 'rent-application', region, returned: returned({ step: 1 }) })
  expect(control(asked('wallonia'), 'birthDate')).not.toBe('')
  expect(control(asked('brussels'), 'birthDate')).toBe('')
  expect(control(asked('brussels'), 'household')).not.toBe('')
  expect(control(asked('flanders'), 'household')).toBe('')
})

// Coverage: 5.11.
test('whoever comes without scripts is asked whether they are a robot, and only then', () => {
  expect(render()).not.toContain('name="confirmed"')
  const html = render({ returned: returned({ problem: 'unconfirmed' }) })
  expect(html).toContain('<a href="#contact-confirmed"')
  expect(textIn(html)).toContain('Bevestig dat u geen robot bent.')
  expect(control(html, 'seen')).toContain('value="s.s"')
})

test('moments stand day by day in Brussels time; one that is taken cannot be chosen', () => {
  const slots = [
    { value: '1', startsAt: '2026-11-17T13:00:00Z' },
    { value: '2', startsAt: '2026-11-17T13:30:00Z', isFull: true },
    { value: '3', startsAt: '2026-11-18T09:00:00Z' },
  ]
  const html = render({ kind: 'appointment', options: { slots } })
  expect(html.match(/role="group" aria-label="[^"]*"/g)).toEqual([
    'role="group" aria-label="dinsdag 17 november"',
    'role="group" aria-label="woensdag 18 november"',
  ])
  expect(textIn(html)).toContain('14.00')
  expect(/<input[^>]*value="2"[^>]*>/.exec(html)?.[0]).toContain('disabled')
  expect(/<input[^>]*value="1"[^>]*>/.exec(html)?.[0]).toContain('id="appointment-slot"')
})

test('who chose a moment that somebody else just took is offered the next one that is free', () => {
  const slots = [
    { value: '1', startsAt: '2026-11-17T09:00:00Z' },
    { value: '2', startsAt: '2026-11-17T13:30:00Z', isFull: true },
    { value: '3', startsAt: '2026-11-18T09:00:00Z' },
  ]
  const form = returned({ problem: 'slot-taken', typed: { slot: '2' } })
  const html = render({ kind: 'appointment', options: { slots }, returned: form })
  expect(textIn(html)).toContain('Dit moment is net ingenomen.')
  expect(textIn(html)).toContain('Het volgende vrije moment is woensdag 18 november om 10.00')
  expect(textIn(html)).toContain('net volzet')
  // The line on top leads to it; nothing is chosen in the visitor's place.
  expect(html).toContain('href="#appointment-slot"')
  expect(/<input[^>]*value="3"[^>]*>/.exec(html)?.[0]).toContain('id="appointment-slot"')
  expect(html).not.toContain('checked=""')
})

test('a page that every visitor gets holds nothing of one visitor', () => {
  const html = render()
  expect(control(html, 'key')).toContain('value=""')
  expect(control(html, 'altcha')).toContain('value=""')
  expect(control(html, 'seen')).toBe('')
})

test('a file makes the form one that can carry it', () => {
  expect(render({ kind: 'testimonial' })).toContain('multipart/form-data')
  expect(control(render({ kind: 'testimonial' }), 'image')).toContain(
    'accept="image/jpeg,image/png,image/webp"',
  )
  expect(render()).not.toContain('multipart/form-data')
})

test('every form names the privacy statement', () => {
  for (const kind of leadKinds) {
    const step = formOf(kind).steps.length - 1
    expect(render({ kind, returned: returned({ step }) })).toContain('<a href="/nl/privacy/">')
  }
})

test('the last step of an offer shows the whole offer, to be read once more', () => {
  const typed = {
    title: 'ms',
    firstName: 'An',
    lastName: 'Peeters',
    address: 'Veldstraat 1',
    zip: '9000',
    city: 'Gent',
    email: 'an@example.com',
    phone: '0470 12 34 56',
    amount: '350.000',
    amountInLetters: 'driehonderdvijftigduizend euro',
    startDate: '2098-01-01',
    endDate: '2098-02-01',
    needsLoan: 'yes',
    loanAmount: '200000',
    loanUntil: '2098-03-01',
  }
  for (const locale of ['nl', 'fr'] as const) {
    const html = render({ kind: 'offer', locale, returned: returned({ step: 2, typed }) })
    const word = wordsIn(locale)
    const read = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].map((row) =>
      row.slice(1).map((part) => textIn(part).replaceAll(/\s/g, ' ')),
    )
    const answered = stepsOf('offer', { region: null })
      .slice(0, -1)
      .flatMap(({ fields }) => fields)
      .filter(([name]) => name in typed)
    expect(read.map(([label]) => label)).toEqual(answered.map(([, { label }]) => word(label)))
    const values = read.map(([, value]) => value)
    for (const name of ['firstName', 'lastName', 'address', 'zip', 'city', 'email', 'phone'] as const)
      expect(values).toContain(typed[name])
    expect(values).toContain(typed.amountInLetters)
    expect(values.join('|')).toMatch(/€ 350[. ]000.*\|.*€ 200[. ]000/)
    for (const month of ['januari|janvier', 'februari|février', 'maart|mars'])
      expect(values.join('|')).toMatch(new RegExp(`1(er)? (${month}) 2098`))
    expect(textIn(html)).toContain(word('offer.step_persons'))
    const large = [...html.matchAll(/<dd class="[^"]*text-2xl[^"]*">(.*?)<\/dd>/g)]
    expect(large.map(([, amount]) => amount?.replaceAll(/\D/g, ''))).toEqual(['350000'])
  }
  const second = textIn(render({ kind: 'offer', returned: returned({ step: 1, typed }) }))
  expect(second).not.toContain('Wie koopt')
})
