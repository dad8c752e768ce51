import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { aLead } from '@/testing/records/a-lead'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { keepPicture } from '../form/keep-picture'
import { submitLead } from '../submit-lead'

let cms: TestPayload
beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

async function submit(input: LeadInput): Promise<string> {
  const services = {
    db: cms.db,
    now: () => new Date(),
    channels: deliveryChannels,
    limits: [],
    secret: 'test',
  }
  const submission = await submitLead(services, input)
  return submission.state === 'saved' ? submission.lead.id : ''
}

const aTestimonial = () =>
  aLead({
    kind: 'testimonial',
    language: 'fr',
    listingId: undefined,
    answers: {
      lastName: 'Luc <b>Maes</b>',
      email: 'luc@example.com',
      about: 'a vendu à Gand',
      comment: 'Tout s’est bien passé. <script>alert(1)</script>\n\nMerci.',
    },
  })

// Coverage: 1.32, 3.117.
test('an editor turns a testimonial into a draft, once, and a visitor sees nothing of it', async () => {
  const id = await submit(aTestimonial())
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#999' } })
    .webp()
    .toBuffer()
  await keepPicture(cms.db, { leadId: id, picture })
  const editor = await cms.as('editor')
  expect((await editor.ask('POST', `leads/${id}/testimonial`)).status).toBe(303)
  expect((await editor.ask('POST', `leads/${id}/testimonial`)).status).toBe(303)
  const { docs } = await cms.payload.find({ collection: 'articles', draft: true, locale: 'fr', depth: 0 })
  expect(docs).toHaveLength(1)
  const [article] = docs
  expect(article).toMatchObject({
    _status: 'draft',
    title: 'Tout s’est bien passé',
    person: { name: 'Luc <b>Maes</b>', about: 'a vendu à Gand' },
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    picture: expect.any(Number),
  })
  expect(article?.body?.root.children).toHaveLength(2)
  const seen = await cms.payload.find({ collection: 'articles', locale: 'fr', overrideAccess: false })
  expect(seen.docs).toEqual([])
})

test('only who handles leads can, and only of a testimonial', async () => {
  const id = await submit(aTestimonial())
  const translator = await cms.as('translator', { languages: ['fr'] })
  for (const ask of [cms.anonymous, translator.ask])
    expect((await ask('POST', `leads/${id}/testimonial`)).status).toBe(403)
  const editor = await cms.as('editor')
  expect((await editor.ask('POST', `leads/${await submit(aLead())}/testimonial`)).status).toBe(404)
})
