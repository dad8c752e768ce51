import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import { leadKinds } from '@/domain/lead/lead-kind'
import { formOf } from '@/domain/lead/form/forms'

import { makeChallenge } from '../guard/form-guard-proof'
import { seenToken } from '../guard/form-guard-seen'
import { type FormPost, type FormServices, receiveForm, type SentForm } from './receive-form'

const secret = 'a secret of the test'
const start = new Date('2026-11-15T12:00:00Z')
const now = new Date(start.getTime() + 20_000)
const seen = seenToken('seen', start, secret)
const person = { firstName: 'An', lastName: 'Peeters', email: 'an@example.com' }

type Answers = Record<string, string | string[] | Blob>

function formData(answers: Answers): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(answers))
    for (const one of [value].flat()) data.append(name, one)
  return data
}

const sending = (state: SentForm['state'] = 'sent') =>
  vi.fn<FormServices['send']>(() => Promise.resolve({ state }))

function receive(answers: Answers, given: Partial<FormPost> = {}, send = sending()) {
  const post: FormPost = {
    kind: 'contact',
    locale: 'nl',
    posted: formData(answers),
    about: {},
    region: null,
    today: '2026-11-15',
    options: {},
    from: { sourcePage: '/nl/contact/', campaign: {}, source: null },
    sender: '192.0.2.1',
    ...given,
  }
  return receiveForm(post, { now, secret, send })
}

test('a form that is filled in by a person is saved once, with all that belongs to it', async () => {
  const challenge = await makeChallenge({ secret, now: start })
  const altcha = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
  const send = sending()
  const answers = { ...person, message: 'Dag', newsletter: 'yes', key: 'a-key-of-the-form', altcha }
  expect(await receive(answers, { about: { home: 12 } }, send)).toEqual({ state: 'sent' })
  expect(send).toHaveBeenCalledOnce()
  const [lead, limits] = send.mock.calls[0] ?? []
  expect(lead).toEqual({
    idempotencyKey: 'a-key-of-the-form',
    kind: 'contact',
    language: 'nl',
    answers: { ...person, message: 'Dag', newsletter: true },
    listingId: 12,
    source: null,
    sourcePage: '/nl/contact/',
    campaign: {},
    consent: { textVersion: '2026-11', newsletter: true },
  })
  expect(limits?.map(({ scope }) => scope)).toEqual(['ip', 'ip-day', 'email', 'email-day', 'proof'])
})

test('what is missing comes back with what was typed, and nothing is saved', async () => {
  const send = sending()
  const received = await receive({ ...person, email: 'an@', seen }, {}, send)
  expect(received).toMatchObject({
    state: 'refused',
    form: {
      step: 0,
      typed: { firstName: 'An', email: 'an@' },
      errors: [
        { field: 'email', code: 'email_invalid' },
        { field: 'message', code: 'message_required' },
      ],
    },
  })
  expect(send).not.toHaveBeenCalled()
})

test('without scripts the first post is asked about, the second goes through under the key of its day', async () => {
  const answers = { ...person, message: 'Dag' }
  const first = await receive(answers)
  expect(first).toMatchObject({ state: 'refused', form: { problem: 'unconfirmed', errors: [] } })
  const asked = seenToken('asked', start, secret)
  const send = sending()
  expect(await receive({ ...answers, seen: asked }, {}, send)).toMatchObject({ state: 'refused' })
  expect(await receive({ ...answers, seen: asked, confirmed: 'yes' }, {}, send)).toEqual({ state: 'sent' })
  expect(send.mock.calls[0]?.[0].idempotencyKey).toBe('day:2026-11-15')
})

test('a robot hears that all went well, and is not saved', async () => {
  const send = sending()
  const answers = { ...person, message: 'Dag', topic_line: 'x', seen }
  expect(await receive(answers, {}, send)).toEqual({ state: 'sent' })
  expect(send).not.toHaveBeenCalled()
})

const home = { goal: 'sell', types: '1', address: 'Veldstraat 1', zip: '9000', city: 'Gent' }
const valuation: Partial<FormPost> = {
  kind: 'valuation',
  options: { categories: [{ value: '1', text: 'Huis' }] },
}

test('step by step forward and back, looking again at every answer', async () => {
  const first = { ...home, step: '0', go: 'next' }
  expect(await receive({ ...first, zip: '' }, valuation)).toMatchObject({
    state: 'refused',
    form: { step: 0, errors: [{ field: 'zip', code: 'zip_required' }] },
  })
  expect(await receive(first, valuation)).toMatchObject({
    state: 'on-its-way',
    form: { step: 1, errors: [] },
  })
  const second = { ...home, step: '1' }
  expect(await receive({ ...second, go: 'previous', bedrooms: 'x' }, valuation)).toMatchObject({
    state: 'on-its-way',
    form: { step: 0, errors: [], typed: { bedrooms: 'x', zip: '9000' } },
  })
  // Who tampers with what goes along is led back to it.
  expect(await receive({ ...second, go: 'next', zip: 'x' }, valuation)).toMatchObject({
    state: 'refused',
    form: { step: 0, errors: [{ field: 'zip', code: 'zip_invalid' }] },
  })
})

test('no step can be skipped by asking to send', async () => {
  const send = sending()
  const skipped = { ...home, ...person, phone: '0470123456', step: '0', seen }
  expect(await receive(skipped, valuation, send)).toMatchObject({ state: 'on-its-way', form: { step: 1 } })
  expect(await receive({ ...skipped, step: '99' }, valuation, send)).toEqual({ state: 'sent' })
  expect(await receive({ ...skipped, step: '2', zip: '' }, valuation, send)).toMatchObject({
    state: 'refused',
    form: { step: 0 },
  })
  expect(send).toHaveBeenCalledOnce()
})

test('a category that the site has not got is refused', async () => {
  expect(await receive({ ...home, types: ['1', '77'], step: '0', go: 'next' }, valuation)).toMatchObject({
    form: { errors: [{ field: 'types', code: 'choice_invalid' }] },
  })
})

test('ticked regions are the places of a demand, and stay ticked', async () => {
  const send = sending()
  const demand: Partial<FormPost> = { ...valuation, kind: 'demand' }
  const answers = { ...person, goal: 'sale', types: '1', municipality: '44021', step: '2', seen }
  expect(await receive(answers, demand, send)).toEqual({ state: 'sent' })
  expect(send.mock.calls[0]?.[0].answers.places).toEqual(['Gent'])
  expect(await receive({ ...answers, email: '' }, demand)).toMatchObject({
    form: { step: 2, regions: { municipalities: ['44021'], provinces: [] } },
  })
  expect(await receive({ ...answers, municipality: [] }, demand)).toMatchObject({
    form: { step: 0, errors: [{ field: 'places', code: 'region_required' }] },
  })
})

test.each([
  ['limited', 'limited'],
  ['taken', 'slot-taken'],
  ['full', 'appointments-full'],
  ['held', 'appointment-held'],
  ['known', 'documents-requested'],
] as const)('%s: the form comes back and says so', async (state, problem) => {
  const received = await receive({ ...person, message: 'Dag', seen }, {}, sending(state))
  expect(received).toMatchObject({ state: 'refused', form: { problem, typed: { message: 'Dag' } } })
})

const testimonial = { lastName: 'An', email: 'an@example.com', comment: 'Fijn.', publication: 'yes', seen }

test('of a picture only the picture is kept', async () => {
  const jpeg = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'brown' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer()
  const send = sending()
  const image = new File([new Uint8Array(jpeg)], 'tuin.jpg', { type: 'image/jpeg' })
  expect(await receive({ ...testimonial, image }, { kind: 'testimonial' }, send)).toEqual({ state: 'sent' })
  const kept = await sharp(send.mock.calls[0]?.[2]).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  expect(kept.exif).toBeUndefined()
})

test.each([
  ['a page that calls itself a picture', '<html>', 'image/png', 'file_type_invalid'],
  ['a program', 'MZ', 'application/x-msdownload', 'file_type_invalid'],
  ['too large', 'x'.repeat(5 * 1024 * 1024 + 1), 'image/png', 'file_too_large'],
])('%s is refused', async (_what, content, type, code) => {
  const send = sending()
  const image = new File([content], 'x.png', { type })
  const received = await receive({ ...testimonial, image }, { kind: 'testimonial' }, send)
  expect(received).toMatchObject({ state: 'refused', form: { errors: [{ field: 'image', code }] } })
  expect(send).not.toHaveBeenCalled()
})

test.each(['-1', '1e9', 'NaN', '__proto__', '2.9'])('a step called %s harms nothing', async (step) => {
  expect((await receive({ step }, valuation)).state).toBe('refused')
})

test('whatever is posted, it is answered, and nothing is saved without what the form requires', async () => {
  const ownFields = [...new Set(leadKinds.flatMap((kind) => Object.keys(formOf(kind).fields)))]
  const names = fc.constantFrom(...ownFields, 'step', 'go', 'key', 'from', 'altcha', 'seen', 'municipality')
  const values = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      'yes',
      '1',
      'an@example.com',
      '2026-11-15',
      'next',
      'previous',
      '44021',
      '{"challenge":1}',
    ),
  )
  const posts = fc.array(fc.tuple(names, values), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...leadKinds), posts, async (kind, entries) => {
      const data = new FormData()
      for (const [name, value] of entries) data.append(name, value)
      data.append('seen', seen)
      const send = sending()
      const { state } = await receive({}, { kind, posted: data, options: valuation.options }, send)
      expect(['sent', 'on-its-way', 'refused']).toContain(state)
      const required = Object.entries(formOf(kind).fields).filter(
        ([, { isRequired, showWhen, askedIn }]) => isRequired && !showWhen && !askedIn,
      )
      for (const [{ answers }] of send.mock.calls)
        expect(required.filter(([name]) => answers[name] === undefined)).toEqual([])
    }),
    { numRuns: 400 },
  )
})
