import { afterAll, beforeAll, expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { type Mailer, smtpMailer } from '@/mail/mailer'
import { readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'

import { sampleSender } from './sample-data'
import { sampleMails } from './sample-mails'

const siteUrl = 'https://www.gevel.example'
const sender = sampleSender(siteUrl)
let sink: SmtpSink
let mailer: Mailer

beforeAll(async () => {
  sink = await startSmtpSink()
  mailer = smtpMailer({ url: sink.url, from: 'Gevel <website@gevel.example>' })
})
afterAll(async () => {
  mailer.close()
  await sink.stop()
})

const samples = await Promise.all(
  locales.map(async (locale) =>
    (await sampleMails({ locale, siteUrl })).map((mail) => ({ locale, ...mail })),
  ),
)
const every = samples.flat()

async function sent(draft: (typeof every)[number]['draft'], id = 'a') {
  const messageId = `<${id}@gevel.example>`
  expect(await mailer.send(draft, { to: ['reader@example.com'], messageId, sender })).toEqual({
    state: 'done',
  })
  return readMail(sink.mails.at(-1)!.source)
}

test.each(every)(
  '$name in $locale arrives whole, from our own address, in both faces',
  async ({ draft, name }) => {
    const mail = await sent(draft, name)
    expect(mail.from.value).toEqual([{ name: 'Gevel', address: 'website@gevel.example' }])
    expect(mail.to.value[0]?.address).toBe('reader@example.com')
    expect(mail.messageId).toBe(`<${name}@gevel.example>`)
    expect(mail.subject).toBe(draft.subject)
    expect(mail.html).toContain(draft.title.replaceAll('&', '&amp;'))
    expect(mail.text).toContain(draft.title)
    for (const face of [mail.html, mail.text]) {
      expect(face).not.toMatch(/undefined|\[object|NaN|mail\.\w+_/)
      expect(face).toContain('0999.999.901')
      expect(face).toContain('599.901')
    }
    for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(https:\/\/www\.gevel\.example\/|mailto:|tel:)/)
  },
)

test.each(every.filter(({ name }) => /^(alert|demand-again|newsletter)/.test(name)))(
  '$name in $locale can be stopped with one press',
  async ({ draft }) => {
    const { headerLines } = await sent(draft)
    const line = (key: string) =>
      headerLines.find((header) => header.key === key)?.line.replaceAll(/\s+/g, ' ')
    expect(line('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(line('list-unsubscribe')).toMatch(
      /^List-Unsubscribe: <https:\/\/www\.gevel\.example\/\S+>, <mailto:info@gevel\.example\?\S+>$/,
    )
  },
)

test.each(every.filter(({ name }) => /^(alert|newsletter)/.test(name)))(
  '$name in $locale names the energy label of each home: it is an advertisement',
  async ({ draft, locale }) => {
    const { html, text } = await sent(draft)
    const homes = draft.blocks.filter(({ kind }) => kind === 'home').length
    const words = translator(locale)('energy.label_alt', { label: 'C', value: 238 })
    expect(homes).toBeGreaterThan(0)
    expect(text.split(words)).toHaveLength(homes + 1)
    expect(html.split('20240312-0003141592-RES-1')).toHaveLength(homes + 1)
  },
)

test.each(every.filter(({ name }) => name.startsWith('appointment')))(
  '$name in $locale carries itself for a calendar',
  async ({ draft, name }) => {
    const { attachments } = await sent(draft)
    const file = attachments.find(({ contentType }) => contentType === 'text/calendar')
    const text = Buffer.from(file!.content).toString('utf8').replaceAll('\r\n ', '')
    expect(text).toContain(name.endsWith('cancelled') ? 'METHOD:CANCEL' : 'METHOD:REQUEST')
    expect(text).toContain('DTSTART:20261121T130000Z')
    expect(text).toContain('UID:0f0e0d0c-0b0a-4908-8706-050403020100@www.gevel.example')
    expect(attachments.map(({ filename }) => filename)).toContain('appointment.ics')
  },
)

test.each(every.filter(({ name }) => name === 'offer'))(
  'the offer in $locale is also a file',
  async ({ draft }) => {
    const { attachments } = await sent(draft)
    expect(attachments[0]?.contentType).toBe('application/pdf')
    expect(Buffer.from(attachments[0]!.content).toString('latin1')).toMatch(/^%PDF-1\.7[^]*%%EOF\n$/)
  },
)

test('an answer to the lead mail goes to the visitor, and software finds the lead in it', async () => {
  const { replyTo, attachments } = await sent(every[0]!.draft)
  expect(replyTo?.value[0]?.address).toBe('an.peeters@example.com')
  const file = attachments.find(({ filename }) => filename === 'lead.json')
  expect(JSON.parse(Buffer.from(file!.content).toString('utf8'))).toMatchObject({
    kind: 'enquiry',
    listingId: 100_007,
  })
})
