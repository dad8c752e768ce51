import { generateKeyPairSync } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { smtpMailer } from './mailer'
import { isSignedBy } from '@/testing/mail/dkim'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'

const aPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    key: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    record: `v=DKIM1; k=rsa; p=${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
  }
}
const own = aPair()
const agency = {
  ...{ name: 'Verhulst', company: 'Verhulst BV', street: 'Bondgenotenlaan 112', place: '3000 Leuven' },
  ...{ country: 'België', countryCode: 'BE' as const },
  ...{ phone: '016 00 45 60', email: 'info@verhulst.example', whatsapp: '' },
  ...{
    companyNumber: '0888.000.173',
    vatNumber: 'BE 0888.000.173',
    brokers: [],
    insurer: '',
    insurancePolicy: '',
  },
  codeOfConductUrl: '',
  socialLinks: [],
}
let sink: SmtpSink
beforeAll(async () => {
  sink = await startSmtpSink()
})
afterAll(() => sink.stop())

async function sent(key: string): Promise<string> {
  const from = 'Verhulst <website@verhulst.example>'
  const mailer = smtpMailer({ url: sink.url, from, signing: { key, selector: 'gevel' } })
  const draft = {
    ...{ locale: 'nl' as const, subject: 'Een woning in Gent', title: 'Een woning', isInternal: true },
    blocks: [{ kind: 'text' as const, text: 'Met een tuin  en € 350.000 – “ja”.' }],
  }
  const to = { to: ['an@example.com'], messageId: '<1@verhulst.example>' }
  await mailer.send(draft, {
    ...to,
    sender: { agency, siteUrl: 'https://www.verhulst.example', privacyHref: null },
  })
  mailer.close()
  return sink.mails.at(-1)?.source ?? ''
}

test('a receiver finds the mail to be the domain’s own', async () => {
  const mail = await sent(own.key)
  expect(mail).toMatch(/^DKIM-Signature:[^:]*d=verhulst\.example;[^:]*s=gevel;/im)
  expect(isSignedBy(mail, own.record)).toBe(true)
})

test('a changed subject, a changed word or the key of another is found out', async () => {
  const mail = await sent(own.key)
  expect(isSignedBy(mail.replace('Een woning in Gent', 'Een woning in Luik'), own.record)).toBe(false)
  expect(isSignedBy(mail.replace(/tuin/g, 'erf'), own.record)).toBe(false)
  expect(isSignedBy(mail, aPair().record)).toBe(false)
})

test('without a key nothing is signed', async () => {
  expect(await sent('')).not.toMatch(/DKIM/i)
})
