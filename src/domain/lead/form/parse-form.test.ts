import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Region } from '../../place/region'
import { forms, stepsOf } from './forms'
import { type LeadKind, leadKinds } from '../lead-kind'
import { parseForm } from './parse-form'

const nowhere = { region: null }
const person = { firstName: 'An', lastName: 'Peeters', email: 'an@example.com' }
const home = { address: 'Veldstraat 1', zip: '9000', city: 'Gent' }

const offer = {
  ...person,
  ...home,
  title: 'ms',
  phone: '0470123456',
  amount: '350.000',
  amountInLetters: 'driehonderdvijftigduizend euro',
  startDate: '2026-11-15',
  endDate: '22/11/2026',
  place: 'Gent',
  signDate: '15/11/2026',
  isBinding: 'yes',
}

type Post = Record<string, string | string[]>

/** The least each form takes. */
const least: Record<LeadKind, Post> = {
  contact: { ...person, message: 'Dag' },
  'contact-small': { lastName: 'An', phone: '0470123456' },
  enquiry: { ...person, message: 'Dag' },
  visit: person,
  appointment: { ...person, slot: '12' },
  documents: { ...person, documents: ['3', '4'] },
  project: { ...person, message: 'Dag' },
  'send-to-friend': {
    lastName: 'An',
    email: 'an@example.com',
    friendName: 'Jo',
    friendEmail: 'jo@example.com',
  },
  demand: { ...person, goal: 'sale', types: ['1'], places: ['Gent|9000'] },
  'list-demand': { email: 'an@example.com', search: 'sale?city=Gent' },
  favourites: { email: 'an@example.com', homes: '12,7' },
  valuation: { ...person, ...home, goal: 'sell', types: ['1'], phone: '0470123456' },
  testimonial: { lastName: 'An', email: 'an@example.com', comment: 'Fijn.', publication: 'yes' },
  newsletter: { email: 'an@example.com' },
  offer,
  'rent-application': { ...person, income: '2.400' },
  'rent-profile': person,
  'owner-message': { lastName: 'An', email: 'an@example.com', message: 'Dag' },
  accessibility: { message: 'Dag' },
}

function posted(post: Post): URLSearchParams {
  return new URLSearchParams(
    Object.entries(post).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  )
}

function errorsOf(kind: LeadKind, post: Post, options: Parameters<typeof parseForm>[2] = nowhere): string[] {
  const parsed = parseForm(kind, posted(post), options)
  return parsed.ok ? [] : parsed.errors.map(({ field, code }) => `${field} ${code}`)
}

test.each(leadKinds)('%s takes the least it asks for', (kind) => {
  expect(errorsOf(kind, least[kind])).toEqual([])
})

test.each(leadKinds)('%s takes nothing less', (kind) => {
  for (const name of Object.keys(least[kind])) {
    const rest = { ...least[kind], [name]: [] }
    expect(errorsOf(kind, rest).map((error) => error.split(' ')[0])).toEqual([name])
  }
})

// Coverage: 3.111, 3.113, 3.114, 5.20.
test.each<[LeadKind, Post, string]>([
  ['contact', { firstName: '' }, 'firstName first_name_required'],
  ['contact', { lastName: ' \t ' }, 'lastName last_name_required'],
  ['contact', { email: '' }, 'email email_required'],
  ['contact', { email: 'an@' }, 'email email_invalid'],
  ['contact', { email: 'an@example.com, jo@example.com' }, 'email email_invalid'],
  ['contact', { email: 'an@example.com\r\nBcc: jo@example.com' }, 'email email_invalid'],
  ['contact', { phone: '123' }, 'phone phone_invalid'],
  ['contact', { phone: 'bel mij' }, 'phone phone_invalid'],
  ['contact', { message: '' }, 'message message_required'],
  ['contact', { message: 'a'.repeat(4001) }, 'message too_long'],
  ['contact', { firstName: 'https://win.example' }, 'firstName no_links'],
  ['contact', { title: 'prof' }, 'title choice_invalid'],
  ['contact', { contactBy: 'phone' }, 'phone phone_required'],
  ['send-to-friend', { friendEmail: '' }, 'friendEmail friend_email_required'],
  ['send-to-friend', { friendEmail: 'jo' }, 'friendEmail friend_email_invalid'],
  ['demand', { goal: '' }, 'goal goal_required'],
  ['demand', { types: [] }, 'types property_type_required'],
  ['demand', { types: ['1; drop table'] }, 'types choice_invalid'],
  ['demand', { places: [] }, 'places region_required'],
  ['demand', { priceMin: '400.000', priceMax: '300.000' }, 'priceMin min_above_max'],
  ['demand', { bedroomsMin: 'drie' }, 'bedroomsMin number_invalid'],
  ['demand', { bedroomsMin: '1,5' }, 'bedroomsMin number_invalid'],
  ['demand', { bedroomsMin: '-1' }, 'bedroomsMin number_invalid'],
  ['demand', { bedroomsMin: '3', bedroomsMax: '2' }, 'bedroomsMin min_above_max'],
  ['demand', { garagesMin: '3', garagesMax: '2' }, 'garagesMin min_above_max'],
  ['demand', { parkingsMin: '3', parkingsMax: '2' }, 'parkingsMin min_above_max'],
  ['valuation', { goal: '' }, 'goal valuation_goal_required'],
  ['valuation', { address: '' }, 'address demand_address_required'],
  ['valuation', { zip: '' }, 'zip zip_required'],
  ['valuation', { zip: 'Gent' }, 'zip zip_invalid'],
  ['valuation', { city: '' }, 'city city_required'],
  ['valuation', { phone: '' }, 'phone phone_required'],
  ['testimonial', { website: 'javascript:alert(1)' }, 'website link_invalid'],
  ['testimonial', { publication: 'no' }, 'publication consent_required'],
  ['offer', { title: '' }, 'title title_required'],
  ['offer', { address: '' }, 'address address_required'],
  ['offer', { amount: '' }, 'amount amount_required'],
  ['offer', { amount: '0' }, 'amount number_invalid'],
  ['offer', { endDate: '' }, 'endDate dates_incomplete'],
  ['offer', { endDate: '30/02/2027' }, 'endDate dates_invalid'],
  ['offer', { endDate: '14/11/2026' }, 'endDate end_before_start'],
  ['offer', { isBinding: '' }, 'isBinding consent_required'],
  ['appointment', { slot: '' }, 'slot slot_required'],
])('%s with %j answers %s', (kind, change, error) => {
  expect(errorsOf(kind, { ...least[kind], ...change })).toEqual([error])
})

test('a number may be nothing, and the least may be the most', () => {
  expect(errorsOf('demand', { ...least.demand, bedroomsMin: '0', bedroomsMax: '0' })).toEqual([])
})

test('an offer cannot have ended before it is made', () => {
  expect(errorsOf('offer', least.offer, { region: null, today: '2026-12-01' })).toEqual([
    'endDate dates_invalid',
  ])
})

// Coverage: 3.118, 3.119, 3.120.
test('the second buyer is asked for only when there is one, and not kept when there is none', () => {
  const conditions = 'Verkoop van mijn woning'
  const parsed = parseForm('offer', posted({ ...offer, firstNameB: 'Jo', conditions }), nowhere)
  expect(parsed).toMatchObject({
    ok: true,
    answers: {
      amount: 350_000,
      amountInLetters: 'driehonderdvijftigduizend euro',
      startDate: '2026-11-15',
      endDate: '2026-11-22',
      place: 'Gent',
      signDate: '2026-11-15',
      conditions,
    },
  })
  expect(parsed.ok && 'firstNameB' in parsed.answers).toBe(false)
  expect(errorsOf('offer', { ...offer, hasPersonB: 'yes', firstNameB: 'Jo' })).toEqual([
    'lastNameB last_name_required',
  ])
})

test.each<[Region | null, string[]]>([
  ['flanders', ['address', 'zip', 'city', 'income']],
  ['brussels', ['household', 'income']],
  ['wallonia', ['address', 'zip', 'city', 'birthDate', 'maritalStatus', 'household', 'income']],
  ['luxembourg', ['income']],
  [null, ['income']],
])('in %s a candidate is asked no more than %j about themselves', (region, asked) => {
  expect(stepsOf('rent-application', { region })[1]?.fields.map(([name]) => name)).toEqual(asked)
})

test('what the law does not let us ask is not kept either when it is posted all the same', () => {
  const parsed = parseForm(
    'rent-application',
    posted({ ...least['rent-application'], birthDate: '1/1/1990' }),
    {
      region: 'flanders',
      step: 0,
    },
  )
  const whole = parseForm(
    'rent-application',
    posted({ ...least['rent-application'], ...home, birthDate: '1/1/1990', nationality: 'BE' }),
    { region: 'flanders' },
  )
  expect(parsed.ok).toBe(true)
  expect(whole.ok && Object.keys(whole.answers)).toEqual([
    'firstName',
    'lastName',
    'email',
    'address',
    'zip',
    'city',
    'income',
  ])
})

test('a step looks at itself and the steps before it', () => {
  const first = { goal: 'sell', types: ['1'], ...home }
  expect(errorsOf('valuation', first, { region: null, step: 0 })).toEqual([])
  expect(errorsOf('valuation', { ...first, goal: '' }, { region: null, step: 1 })).toEqual([
    'goal valuation_goal_required',
  ])
  expect(errorsOf('valuation', first, { region: null, step: 2 })).toHaveLength(4)
})

// Coverage: 3.113, 3.114, 3.115.
test('answers are read into what they mean, and the typed text is kept beside errors', () => {
  const parsed = parseForm(
    'demand',
    posted({ ...least.demand, priceMax: '€ 350.000', budget: '360.000', newsletter: 'yes' }),
    nowhere,
  )
  expect(parsed).toMatchObject({
    ok: true,
    answers: { types: [1], priceMax: 350_000, budget: 360_000, newsletter: true },
  })
  const wrong = parseForm('contact', posted({ ...least.contact, email: ' an@ ' }), nowhere)
  expect(wrong).toMatchObject({ ok: false, typed: { email: 'an@', firstName: 'An' } })
})

test.each([
  { name: 'me.png', size: 6 * 1024 * 1024, type: 'image/png', error: { code: 'file_too_large', max: 5 } },
  { name: 'me.svg', size: 10, type: 'image/svg+xml', error: { code: 'file_type_invalid' } },
  { name: 'me.html', size: 10, type: 'image/png', error: { code: 'file_type_invalid' } },
  { name: 'me', size: 10, type: 'image/png', error: { code: 'file_type_invalid' } },
])('$name of $size bytes and type $type is refused', ({ name: fileName, size, type, error }) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(least.testimonial)) form.append(name, String(value))
  form.append('image', new File([new Uint8Array(size)], fileName, { type }))
  expect(parseForm('testimonial', form, nowhere)).toMatchObject({
    ok: false,
    errors: [{ field: 'image', ...error }],
  })
})

// Coverage: 3.116.
test('a picture travels beside the answers; an empty file field is none', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(least.testimonial)) form.append(name, String(value))
  form.append('about', 'verkocht in Gent')
  form.append('website', 'https://an.example')
  form.append('image', new File([], ''))
  expect(parseForm('testimonial', form, nowhere)).toMatchObject({ ok: true, files: {} })
  form.set('image', new File(['x'], 'me.png', { type: 'image/png' }))
  expect(parseForm('testimonial', form, nowhere)).toMatchObject({
    ok: true,
    answers: {
      lastName: 'An',
      about: 'verkocht in Gent',
      website: 'https://an.example',
      comment: 'Fijn.',
      image: 'me.png',
    },
    files: { image: { name: 'me.png' } },
  })
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    'yes',
    'sale',
    '1',
    '\0',
    '../../etc/passwd',
    '<script>',
    '{"$ne":1}',
    'a'.repeat(30_000),
  ),
  fc.constantFrom<unknown>(null, undefined, 7, Number.NaN, [], {}, ['a'], { name: 1 }, new File(['x'], '\0')),
)

test('10,000 hostile posts: always an answer, and never answers without what is required', () => {
  const post = fc.record({
    kind: fc.constantFrom(...leadKinds),
    region: fc.constantFrom<Region | null>('flanders', 'brussels', 'wallonia', 'luxembourg', null),
    step: fc.option(fc.integer({ min: -2, max: 9 }), { nil: undefined }),
    isRight: fc.infiniteStream(fc.boolean()),
    nasty: fc.infiniteStream(fc.array(nasty, { maxLength: 3 })),
  })
  fc.assert(
    fc.property(post, ({ kind, region, step, isRight, nasty: values }) => {
      const valid = posted(least[kind])
      const getAll = (name: string) =>
        isRight.next().value ? valid.getAll(name) : (values.next().value ?? [])
      const parsed = parseForm(kind, { getAll }, { region, step })
      if (!parsed.ok) {
        expect(parsed.errors.length).toBeGreaterThan(0)
        return
      }
      expect(JSON.stringify(parsed.answers)).not.toContain(String.raw`\u0000`)
      const asked = stepsOf(kind, { region }).slice(0, Math.max(step ?? 9, 0) + 1)
      for (const [name, field] of asked.flatMap(({ fields }) => fields))
        if (field.isRequired && !field.showWhen) expect(parsed.answers).toHaveProperty(name)
    }),
    { numRuns: 10_000 },
  )
})

test('every form has each of its fields in exactly one step', () => {
  for (const form of Object.values(forms)) {
    expect(form.steps.flatMap(({ fields }) => fields).sort()).toEqual(Object.keys(form.fields).sort())
  }
})
