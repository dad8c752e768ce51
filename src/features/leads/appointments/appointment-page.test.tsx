import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { wordsIn } from '@/testing/markup'

import { AppointmentPage, type AppointmentPageProps } from './appointment-page'

const startsAt = new Date('2026-11-16T13:00:00Z')
const endsAt = new Date('2026-11-16T13:30:00Z')
const id = '4f8b2c1e-0d57-4c7b-9a53-6f1f0a2b7c11'

const booked: AppointmentPageProps = {
  locale: 'nl',
  token: 'token',
  appointment: {
    id,
    holderId: id,
    listingId: 12,
    slotId: '121',
    startsAt,
    endsAt,
    state: 'booked',
    sequence: 0,
  },
  name: 'An Peeters',
  place: { text: 'Veldstraat 1, 9000 Gent', isExact: true },
  beside: { line: null, card: <p>De kaart</p>, help: <p>Bel ons</p> },
  slots: [
    { id: '121', startsAt, endsAt, isFull: true },
    { id: '122', startsAt: new Date('2026-11-18T13:00:00Z'), endsAt, isFull: false },
  ],
  notice: null,
  isPast: false,
}
const page = (given: Partial<AppointmentPageProps> = {}) =>
  renderToStaticMarkup(<AppointmentPage {...booked} {...given} />)
const actions = (html: string) => [...html.matchAll(/action="([^"]+)"/g)].map(([, action]) => action)

test('an appointment is shown in Brussels time, with a way to move and to cancel it', () => {
  const html = page()
  expect(wordsIn(html)).toContain('We verwachten u op maandag 16 november 2026 om 14.00 uur.')
  expect(actions(html)).toEqual(['/nl/appointment/token/change/', '/nl/appointment/token/cancel/'])
  expect(html).toContain('value="122"')
  expect(html).not.toContain('value="121"')
})

test('an address that is not published is not given away', () => {
  expect(wordsIn(page())).toContain('Veldstraat 1, 9000 Gent')
  expect(wordsIn(page({ place: { text: '9000 Gent', isExact: false } }))).toContain(
    '9000 Gent. De makelaar laat u het precieze adres weten.',
  )
})

test('who was too late is told kindly that their first moment stands', () => {
  const words = wordsIn(page({ notice: 'taken' }))
  expect(words).toContain('Dat moment is net ingenomen')
  expect(words).toContain('Uw eerste afspraak blijft behouden')
})

test('without another free moment there is nothing to choose', () => {
  const html = page({ slots: [{ id: '122', startsAt, endsAt, isFull: true }] })
  expect(wordsIn(html)).toContain('Alle afspraken zijn volzet.')
  expect(actions(html)).toEqual(['/nl/appointment/token/cancel/'])
})

// Coverage: 8.1.
test.each(locales)(
  'in %s a platform that does not answer is told, and there is nothing to choose',
  (locale) => {
    const html = page({ locale, slots: null })
    expect(wordsIn(html)).toContain(messages[locale].error.api.replaceAll('\u00a0', ' '))
    expect(actions(html)).toEqual([`/${locale}/appointment/token/cancel/`])
  },
)

test.each([{ isPast: true }, { appointment: { ...booked.appointment, state: 'cancelled' as const } }])(
  'what is over has no buttons: %j',
  (given) => {
    expect(actions(page(given))).toEqual([])
  },
)

test.each(locales)('the page reads in %s', (locale) => {
  expect(wordsIn(page({ locale, notice: 'moved' }))).not.toMatch(/appointment\.|\{/)
})
