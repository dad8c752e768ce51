import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { connect } from '@/database/connection'
import { env } from '@/env'
import { noteReadingLanguage } from '@/features/colleagues/reading-language'
import { sampleSender } from '@/features/leads/mails/sample-data'
import { smtpMailer } from '@/mail/mailer'
import { loginOf } from '@/testing/login-of'
import { type ReadMail, readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'

import type { ReviewState } from './review-state'
import type { ReviewChange } from './review.endpoint'
import { purgeReviewLetters, sendReviewLetters } from './send-review-letters'
import { listWaitingReviews } from './waiting-reviews'

type Person = { ask: Ask; user: User }

let cms: TestPayload
let smtp: SmtpSink
let worker: ReturnType<typeof connect>
let editor: Person
let translator: Person
let page: number

beforeAll(async () => {
  cms = await openPayload()
  smtp = await startSmtpSink()
  worker = connect({ url: loginOf('gevel_worker', env.DATABASE_URL), poolSize: 2 })
  editor = await cms.as('editor')
  translator = await cms.as('translator', { languages: ['fr'] })
})
afterAll(async () => {
  await smtp.stop()
  await worker.$client.end()
  await cms.close()
})
beforeEach(async () => {
  await cms.db.execute(sql`truncate content.review, content.comment cascade`)
  page = await make(cms.payload, 'pages', { name: 'Verkopen', title: 'Verkopen', _status: 'draft' })
})

const address = () => `reviews/pages/${page}`
const say = (ask: Ask, change: ReviewChange) => ask('POST', address(), change)
const state = async (ask: Ask) => (await ask('GET', address())).body as ReviewState
const question = (colleague: number, note = ''): ReviewChange => {
  return { action: 'ask', language: 'fr', colleague, note }
}

/** What the worker sends, with its own rights. */
async function newMails(): Promise<ReadMail[]> {
  const mailer = smtpMailer({ url: smtp.url, from: 'Gevel <website@gevel.example>' })
  const readSite = () => Promise.resolve(sampleSender(env.SITE_URL))
  await sendReviewLetters({ db: worker, mailer, readSite, adminUrl: `${env.CMS_URL}/admin` })
  mailer.close()
  return Promise.all(smtp.mails.splice(0).map(({ source }) => readMail(source)))
}

const receiver = (mail: ReadMail | undefined) => [mail?.to].flat()[0]?.value[0]?.address

test('neither a stranger nor an agent reads or says anything; what is not there, or not asked so, is refused', async () => {
  const agent = await cms.as('agent')
  for (const ask of [cms.anonymous, cms.withToken('not-a-token'), agent.ask]) {
    expect((await ask('GET', address())).status).toBe(403)
    expect((await say(ask, question(editor.user.id))).status).toBe(403)
  }
  for (const path of ['reviews/pages/999999', 'reviews/users/1', 'reviews/pages/x'])
    expect((await editor.ask('GET', path)).status).toBe(404)
  for (const body of [
    {},
    { action: 'comment', language: 'nl', field: 'a b', text: 'Te lang' },
    { action: 'settle' },
  ])
    expect((await editor.ask('POST', address(), body)).status).toBe(400)
  expect((await say(editor.ask, question(agent.user.id))).body).toMatchObject({ refusal: 'no-colleague' })
  expect((await say(editor.ask, question(editor.user.id))).body).toMatchObject({ refusal: 'no-colleague' })
  expect(await newMails()).toEqual([])
})

test('a colleague is asked once, gets a mail in their language, and it waits for them until they answer', async () => {
  await noteReadingLanguage(cms.db, translator.user.id, 'fr')
  const asks = [1, 2].map(() => say(editor.ask, question(translator.user.id, 'Klopt <b>dit</b>?')))
  const answers = (await Promise.all(asks)).map(({ status }) => status)
  expect(answers.sort()).toEqual([200, 409])

  const [mail, ...more] = await newMails()
  expect(more).toEqual([])
  expect(receiver(mail)).toBe(translator.user.email)
  expect(mail?.subject).toBe('À relire\u00a0: Verkopen')
  expect(mail?.text).toContain(`${env.CMS_URL}/admin/collections/pages/${page}?locale=fr`)
  expect(mail?.html).toContain('Klopt &lt;b&gt;dit&lt;/b&gt;?')
  const waiting = { kind: 'pages', id: page, language: 'fr', title: 'Verkopen', askedBy: 'editor' }
  expect(await listWaitingReviews(cms.db, translator.user.id)).toMatchObject([waiting])
  expect(await listWaitingReviews(cms.db, editor.user.id)).toEqual([])

  const { reviews } = await state(translator.ask)
  expect(reviews).toMatchObject([{ answer: null, canAnswer: true, isChanged: false, isOnSite: false }])
  const review = reviews[0]?.id ?? ''
  const answer = { action: 'answer', review, answer: 'change', reply: 'De titel' } as const
  expect((await say(editor.ask, answer)).body).toMatchObject({ refusal: 'answered-already' })
  expect((await say(translator.ask, answer)).status).toBe(200)
  expect((await say(translator.ask, { ...answer, answer: 'good' })).status).toBe(409)
  expect((await say(editor.ask, { action: 'withdraw', review })).status).toBe(409)
  expect(await listWaitingReviews(cms.db, translator.user.id)).toEqual([])
  const back = await newMails()
  expect(back.map(({ subject }) => subject)).toEqual(['Graag aanpassen: Verkopen'])
  expect(receiver(back[0])).toBe(editor.user.email)
  expect(back[0]?.text).toContain('De titel')

  await purgeReviewLetters(worker)
  await cms.db.execute(sql`update content.review_letter set done_at = now() - interval '1 year'`)
  await purgeReviewLetters(worker)
  const { rows: kept } = await cms.db.execute(sql`select from content.review_letter`)
  expect(kept).toEqual([])
})

test('what was saved or published since the question is said, and nothing is sent of what was taken back', async () => {
  await say(editor.ask, question(translator.user.id))
  expect((await say(translator.ask, question(editor.user.id))).status).toBe(200)
  const french = { title: 'Vendre', name: 'Verkopen', isPublic: true }
  await editor.ask('PATCH', `pages/${page}?locale=fr&draft=true`, french)
  expect((await state(editor.ask)).reviews).toMatchObject([{ isChanged: true, isOnSite: false }, {}])
  await editor.ask('PATCH', `pages/${page}?locale=fr&publishSpecificLocale=fr`, {
    ...french,
    _status: 'published',
  })
  const { reviews, mayWithdraw, saves } = await state(editor.ask)
  expect(saves[0]).toMatchObject({ savedBy: 'editor', isPublished: true })
  expect(saves.length).toBeGreaterThan(2)
  expect(reviews).toMatchObject([{ isOnSite: true }, { isOnSite: true }])
  expect(mayWithdraw).toBe(true)
  const [own, theirs] = reviews.map(({ id }) => id)
  // A translator takes back only their own question, an editor any.
  expect((await say(translator.ask, { action: 'withdraw', review: own ?? '' })).status).toBe(409)
  for (const review of [own, theirs])
    expect((await say(editor.ask, { action: 'withdraw', review: review ?? '' })).status).toBe(200)
  expect(await newMails()).toEqual([])
})

test('comments of two people at once both stay; they are answered, settled and opened again', async () => {
  const field = 'modules.a1.title'
  const comment = (ask: Ask, text: string) => say(ask, { action: 'comment', language: 'nl', field, text })
  await Promise.all([comment(editor.ask, 'Te lang'), comment(translator.ask, 'Trop long')])
  const { comments } = await state(editor.ask)
  expect(comments.map(({ text }) => text).sort()).toEqual(['Te lang', 'Trop long'])
  const [first] = comments
  const id = first?.id ?? ''
  await Promise.all([
    say(editor.ask, { action: 'settle', comment: id }),
    say(translator.ask, { action: 'settle', comment: id }),
  ])
  expect((await state(editor.ask)).comments[0]?.settledBy).not.toBeNull()
  await say(translator.ask, { action: 'reply', comment: id, text: 'Nog niet' })
  expect((await state(editor.ask)).comments[0]).toMatchObject({
    ...{ field, language: 'nl', settledBy: null, settledAt: null },
    answers: [{ text: 'Nog niet', writtenBy: { name: 'translator' } }],
  })
  await say(editor.ask, { action: 'settle', comment: id })
  await say(editor.ask, { action: 'reopen', comment: id })
  expect((await state(editor.ask)).comments[0]?.settledAt).toBeNull()
  // Of another record it is not there.
  const other = await make(cms.payload, 'pages', { title: 'Anders' })
  const elsewhere = await editor.ask('POST', `reviews/pages/${other}`, { action: 'settle', comment: id })
  expect([elsewhere.status, elsewhere.body.refusal]).toEqual([409, 'gone'])
})

test('in the trash it waits for nobody and no mail goes out; with the record all that was said of it goes', async () => {
  await say(editor.ask, question(translator.user.id))
  await say(editor.ask, { action: 'comment', language: 'nl', field: null, text: 'Weg ermee?' })
  const trash = (deletedAt: string | null) =>
    editor.ask('PATCH', `pages/${page}?locale=nl&trash=true`, { deletedAt })
  expect((await trash(new Date().toISOString())).status).toBe(200)
  expect(await listWaitingReviews(cms.db, translator.user.id)).toEqual([])
  expect((await translator.ask('GET', address())).status).toBe(404)
  expect(await newMails()).toEqual([])
  await cms.payload.delete({ collection: 'pages', id: page, trash: true })
  const { rows } = await cms.db.execute(
    sql`select id from content.review union all select id from content.comment`,
  )
  expect(rows).toEqual([])
})

test('a colleague who loses the right answers no more, and one whose account goes leaves no name', async () => {
  const leaving = await cms.as('editor')
  await say(editor.ask, question(leaving.user.id))
  await say(leaving.ask, question(translator.user.id))
  await say(leaving.ask, { action: 'comment', language: 'nl', field: 'title', text: 'Korter' })
  await cms.payload.update({ collection: 'users', id: leaving.user.id, data: { role: 'agent' } })
  expect((await state(editor.ask)).reviews).toMatchObject([{ canAnswer: false }, { canAnswer: true }])
  // The mail to them is not sent, that to the other is.
  expect((await newMails()).map(receiver)).toEqual([translator.user.email])

  await cms.payload.delete({ collection: 'users', id: leaving.user.id })
  const { reviews, comments } = await state(editor.ask)
  expect(reviews).toMatchObject([
    { askedOf: null, canAnswer: false },
    { askedBy: null, canAnswer: true },
  ])
  expect(comments).toMatchObject([{ text: 'Korter', writtenBy: null }])
  expect(await listWaitingReviews(cms.db, translator.user.id)).toMatchObject([{ askedBy: null }])
  const { rows } = await cms.db.execute(sql`
    select from content.review_letter where email = ${leaving.user.email}
    union all select from colleague.reading_language where user_id = ${leaving.user.id}`)
  expect(rows).toEqual([])
  const review = reviews[1]?.id ?? ''
  const answered = await say(translator.ask, { action: 'answer', answer: 'good', reply: '', review })
  expect(answered.status).toBe(200)
  expect(await newMails()).toEqual([])
})
