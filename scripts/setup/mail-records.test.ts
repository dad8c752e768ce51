import { createPublicKey, generateKeyPairSync } from 'node:crypto'

import { expect, test } from 'vitest'

import { mailRecords, recordAdvice } from './mail-records'

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const own = {
  from: 'website@verhulst.example',
  server: 'smtps://website%40verhulst.example:password@mail.verhulst.example:465',
  key: key.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  selector: 'gevel',
  reportsTo: 'info@verhulst.example',
}
const recordOf = (kind: string, more: Partial<typeof own> = {}) => {
  const record = mailRecords({ ...own, ...more }).find((one) => one.kind === kind)
  if (!record) throw new Error(`no ${kind}`)
  return record
}

test('each record stands under its own name of the sender’s domain', () => {
  expect(mailRecords(own).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'SPF verhulst.example',
    'DKIM gevel._domainkey.verhulst.example',
    'DMARC _dmarc.verhulst.example',
  ])
  expect(recordOf('SPF').value).toBe('v=spf1 mx a:mail.verhulst.example ~all')
  expect(recordOf('DMARC').value).toBe('v=DMARC1; p=none; rua=mailto:info@verhulst.example')
})

test('the key that is published is that of the one that signs', () => {
  const [, published = ''] = /p=(\S+)$/.exec(recordOf('DKIM').value) ?? []
  const opened = createPublicKey({ key: Buffer.from(published, 'base64'), format: 'der', type: 'spki' })
  expect(opened.equals(createPublicKey(key))).toBe(true)
})

test('no password and no secret key is printed', () => {
  const printed = JSON.stringify(mailRecords(own))
  expect(printed).not.toContain('password')
  expect(printed).not.toContain(own.key.slice(40, 80))
})

test('a service that sends from other machines is named by its own record', () => {
  expect(recordOf('SPF', { server: 'smtp://smtp.office365.com:587' }).value).toContain(
    'include:spf.protection.outlook.com',
  )
})

test('without a key of its own the site leaves DKIM to the mail server', () => {
  expect(mailRecords({ ...own, key: '' }).map(({ kind }) => kind)).toEqual(['SPF', 'DMARC'])
})

test.each([
  { found: [], says: /^SPF: add\n {2}verhulst\.example {2}TXT/ },
  { found: ['google-site-verification=abc'], says: /^SPF: add/ },
  { found: null, says: /could not be looked up/ },
  { found: ['v=spf1 a:mail.verhulst.example -all'], says: /^SPF: is there\.$/ },
  {
    found: ['v=spf1 include:_spf.google.com -all'],
    says: /"v=spf1 include:_spf\.google\.com a:mail\.verhulst\.example -all"$/,
  },
])('of a domain that says $found', ({ found, says }) => {
  expect(recordAdvice(recordOf('SPF'), found)).toMatch(says)
})

test('another key under the same name is one to change, a rule of the agency’s own for DMARC is none', () => {
  expect(recordAdvice(recordOf('DKIM'), ['v=DKIM1; k=rsa; p=AAAA'])).toContain('should say')
  expect(recordAdvice(recordOf('DKIM'), [recordOf('DKIM').value.replaceAll('; ', ';')])).toBe(
    'DKIM: is there.',
  )
  expect(recordAdvice(recordOf('DMARC'), ['v=DMARC1; p=reject'])).toBe('DMARC: is there.')
})
