import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { inviteOwner } from '@/features/owners/admin/invite-owner'
import { revokeOwner } from '@/features/owners/admin/revoke-owner'
import { storeListings } from '@/features/listings/store/store-listings'
import { languages } from '@/domain/language'
import { messages } from '@/i18n/messages'
import { linkIn, openOwnerSite, password } from '@/testing/owner-site'
import { wordsIn } from '@/testing/markup'
import { aListing } from '@/testing/records/a-listing'
import { rows } from '@/testing/rows'

let site: Awaited<ReturnType<typeof openOwnerSite>>
const nl = messages.nl

beforeAll(async () => {
  site = await openOwnerSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.forgetCounts()
  await site.db.execute(
    sql`truncate owner.home_owner, owner_auth.login, owner_auth.one_time, owner_auth.letter cascade`,
  )
  await site.newMails()
})

const invite = (email: string, homes = 'V-11', language: 'nl' | 'fr' | 'en' | 'de' = 'nl') =>
  inviteOwner(
    site.db,
    { name: 'An Peeters', email, language, homes: homes.split(' '), invitedBy: 'nele@gevel.example' },
    { name: 'none' },
  )
const newPassword = 'een ander lang wachtwoord'
const choose = { password: newPassword, repeated: newPassword }

const gent = { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }
/** Postal codes are tied to their towns. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

// Coverage: 3.110, 5.8, 5.16.
test.each(languages)('an invitation in %s leads to a first password, once', async (language) => {
  await invite('an@example.com', 'V-11 V-12', language)
  const [mail] = await site.newMails()
  expect(mail?.subject).toBe(
    messages[language].owner_mail.invitation_subject.replace('{agency}', 'Gevel Vastgoed'),
  )
  expect(plain(mail?.text)).toContain(`Veldstraat 1, 9000 ${gent[language]}`)
  const path = linkIn(mail, '/login/password/')
  const page = site.browser()
  const shown = await page.ask(path)
  expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  const html = await shown.text()
  expect(html).toContain('content="noindex, nofollow, nocache"')
  expect(wordsIn(html)).toContain(messages[language].owner_login.choose_title)
  const entered = await page.post(path, choose)
  expect([entered.status, entered.headers.get('Location')]).toEqual([303, `/${language}/portal/`])
  expect(await page.signedInAs()).toBe('an@example.com')
  expect(new Set((await page.text('/nl/portal/')).match(/\/nl\/portal\/1[12]\//g)).size).toBe(2)
  expect((await page.ask('/nl/login/')).headers.get('Location')).toBe('/nl/portal/')
  const again = await site.browser().post(path, choose)
  expect(again.status).toBe(410)
  expect(wordsIn(await again.text())).toContain(messages[language].error.link_expired)
  expect((await page.post('/nl/login/leave/')).status).toBe(303)
  expect(await page.signedInAs()).toBeNull()
  expect((await page.enter('An@Example.com ', newPassword)).status).toBe(303)
})

test.each([
  ['nl', 'Luxemburg'],
  ['fr', 'Luxembourg'],
] as const)('in %s an address in Luxembourg is written as it is there', async (language, country) => {
  const address = { street: 'Rue du Moulin', number: '48', box: null, zip: '8350', city: 'GARNICH' }
  await storeListings(site.db, [
    aListing({ id: 14, reference: 'V-14', address: { ...address, country: 'LU', isPublished: false } }),
  ])
  await invite('an@example.com', 'V-14', language)
  const [mail] = await site.newMails()
  expect(plain(mail?.text)).toContain(`48, rue du Moulin, L-8350 Garnich (${country})`)
})

test('whoever has an account already is only shown the way when another home is added', async () => {
  const page = await site.owner('an@example.com')
  await invite('an@example.com', 'V-12')
  const [mail] = await site.newMails()
  expect(mail?.text).not.toContain('/login/password/')
  expect(await page.text('/nl/portal/')).toContain('/nl/portal/12/')
})

// Coverage: 5.8, 5.16.
test.each([
  [{ password: '', repeated: '' }, nl.validation.password_required],
  [{ password: 'te kort', repeated: 'te kort' }, nl.validation.password_short.replace('{count}', '10')],
  [{ password: 'x'.repeat(129), repeated: 'x'.repeat(129) }, nl.validation.password_long],
  [{ password, repeated: `${password}!` }, nl.validation.passwords_differ],
])('a new password is refused in words: %o', async (typed, words) => {
  await invite('an@example.com')
  const path = linkIn((await site.newMails())[0], '/login/password/')
  const page = site.browser()
  const response = await page.post(path, typed)
  expect(response.status).toBe(422)
  expect(wordsIn(await response.text())).toContain(words)
  expect((await page.post(path, choose)).status).toBe(303)
})

// Coverage: 6.2, 7.7, 8.7, 8.8.
test('a wrong password, an unknown address and one without a password get the same answer', async () => {
  await site.owner('an@example.com')
  await invite('bo@example.com')
  const answers = await Promise.all(
    ['an@example.com', 'bo@example.com', 'nobody@example.com'].map(async (email) => {
      const response = await site.browser().enter(email, 'not the password')
      return [response.status, (await response.text()).replaceAll(email, 'ADDRESS')] as const
    }),
  )
  expect(answers[0]?.[0]).toBe(422)
  expect(wordsIn(answers[0]?.[1] ?? '')).toContain(`${nl.owner_login.failed_title} ${nl.owner_login.wrong}`)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test.each(['forgotten', 'link'])(
  '%s is answered alike for every address, and mailed to known ones only',
  async (wish) => {
    await site.owner('an@example.com')
    await site.newMails()
    const answers = await Promise.all(
      ['an@example.com', 'nobody@example.com'].map(async (email) => {
        const response = await site.browser().post(`/nl/login/${wish}/`, { email })
        return [response.status, await response.text()] as const
      }),
    )
    expect(answers[0]?.[0]).toBe(200)
    expect(wordsIn(answers[0]?.[1] ?? '')).toContain(nl.owner_login.mail_sent)
    expect(answers[1]).toEqual(answers[0])
    expect((await site.newMails()).map(({ to }) => to.value[0]?.address)).toEqual(['an@example.com'])
  },
)

async function recovery(email = 'an@example.com') {
  await site.browser().post('/nl/login/forgotten/', { email })
  const [mail] = await site.newMails()
  const code = /\b[A-Z2-9]{5}-[A-Z2-9]{5}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  return { path: linkIn(mail, '/login/password/'), code }
}

// Coverage: 1.38, 7.8.
test('a recovery ends every session, tells the owner, and makes what was mailed before worthless', async () => {
  const old = await site.owner('an@example.com')
  const first = await recovery()
  const second = await recovery()
  const page = site.browser()
  expect((await page.post(first.path, choose)).status).toBe(303)
  expect(await page.signedInAs()).toBe('an@example.com')
  expect(await old.signedInAs()).toBeNull()
  expect((await site.browser().ask(second.path)).status).toBe(410)
  expect((await site.browser().enter('an@example.com', second.code)).status).toBe(422)
  expect((await site.browser().enter('an@example.com', password)).status).toBe(422)
  expect((await site.newMails()).map(({ subject }) => subject)).toEqual([nl.owner_mail.changed_subject])
})

// Coverage: 1.38, 7.8.
test('a one-time password is typed once in the place of a password, and leads to a new one', async () => {
  await site.owner('an@example.com')
  const { code, path } = await recovery()
  expect(code).toHaveLength(11)
  expect((await site.browser().enter('bo@example.com', code)).status).toBe(422)
  const page = site.browser()
  const response = await page.enter('an@example.com', code.toLowerCase().replace('-', ' '))
  expect(response.status).toBe(303)
  expect(await page.signedInAs()).toBeNull()
  expect((await site.browser().enter('an@example.com', code)).status).toBe(422)
  expect((await site.browser().ask(path)).status).toBe(410)
  expect((await page.post(response.headers.get('Location') ?? '', choose)).status).toBe(303)
  expect(await page.signedInAs()).toBe('an@example.com')
})

// Coverage: 1.38.
test('what a recovery mails is worth nothing after thirty minutes', async () => {
  await site.owner('an@example.com')
  const { code, path } = await recovery()
  const [left] = await rows<{ minutes: number }>(
    site.db,
    sql`select extract(epoch from expires_at - now())::int / 60 as minutes from owner_auth.one_time where purpose = 'recovery'`,
  )
  expect([29, 30]).toContain(left?.minutes)
  await site.db.execute(sql`update owner_auth.one_time set expires_at = now() where used_at is null`)
  expect((await site.browser().ask(path)).status).toBe(410)
  expect((await site.browser().post(path, choose)).status).toBe(410)
  expect((await site.browser().enter('an@example.com', code)).status).toBe(422)
})

test('of two who use one link at the same moment one gets in', async () => {
  await site.owner('an@example.com')
  const { path } = await recovery()
  const answers = await Promise.all([1, 2, 3].map(() => site.browser().post(path, choose)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410])
})

test('nothing that opens an account is kept in readable form', async () => {
  await site.owner('an@example.com')
  const { code, path } = await recovery()
  const dump = JSON.stringify(
    await rows(
      site.db,
      sql`select o.*, c.*, l.* from owner_auth.one_time o, owner_auth.credential c, owner_auth.letter l`,
    ),
  )
  const token = path.split('/').at(-2) ?? ''
  expect(token).toHaveLength(32)
  for (const secret of [token, code, code.replace('-', ''), password]) expect(dump).not.toContain(secret)
})

test('a link by mail signs in by its button alone, once', async () => {
  await site.owner('an@example.com')
  await site.browser().post('/fr/login/link/', { email: 'an@example.com' })
  const path = linkIn((await site.newMails())[0], '/login/open/')
  const page = site.browser()
  for (let looked = 0; looked < 3; looked++) expect((await page.ask(path)).status).toBe(200)
  expect(await page.signedInAs()).toBeNull()
  const entered = await page.post(path)
  expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/fr/portal/'])
  expect(await page.signedInAs()).toBe('an@example.com')
  expect((await site.browser().post(path)).status).toBe(410)
  // A link to sign in sets no password.
  expect((await site.browser().post(path.replace('open', 'password'), choose)).status).toBe(410)
})

test('a change of password needs the old one, and ends every other session', async () => {
  const page = await site.owner('an@example.com')
  const other = site.browser()
  await other.enter('an@example.com', password)
  await site.newMails()
  const wrong = await page.post('/nl/login/account/password/', { current: 'not it', ...choose })
  expect(wrong.status).toBe(422)
  expect(wordsIn(await wrong.text())).toContain(nl.validation.password_wrong)
  const done = await page.post('/nl/login/account/password/', { current: password, ...choose })
  expect(done.headers.get('Location')).toBe('/nl/login/account/?notice=password_changed')
  expect(await page.signedInAs()).toBe('an@example.com')
  expect(await other.signedInAs()).toBeNull()
  expect(await site.newMails()).toHaveLength(1)
})

test('sessions are listed, ended one by one, and all at once', async () => {
  const page = await site.owner('an@example.com')
  const [phone, tablet] = [site.browser(), site.browser()]
  for (const other of [phone, tablet]) await other.enter('an@example.com', password)
  const stranger = await site.owner('bo@example.com', 'V-12')
  const html = await page.text('/nl/login/account/')
  expect(wordsIn(html)).toContain('Chrome op Linux (dit toestel)')
  const ids = [...html.matchAll(/name="id" value="([^"]+)"/g)].map(([, id = '']) => id)
  expect(ids).toHaveLength(2)
  // Another's session is not theirs to end.
  await stranger.post('/nl/login/account/end/', { id: ids[0] ?? '' })
  expect((await page.text('/nl/login/account/')).match(/name="id"/g)).toHaveLength(2)
  await page.post('/nl/login/account/end/', { id: ids[0] ?? '' })
  expect((await page.text('/nl/login/account/')).match(/name="id"/g)).toHaveLength(1)
  const gone = await page.post('/nl/login/account/end-all/')
  expect(gone.headers.get('Location')).toBe('/nl/login/')
  for (const one of [page, phone, tablet]) expect(await one.signedInAs()).toBeNull()
  expect(await stranger.signedInAs()).toBe('bo@example.com')
})

test('a session lasts as long as it is used within thirty days, and then ends', async () => {
  const page = await site.owner('an@example.com')
  const later = (days: number) =>
    site.db.execute(
      sql`update owner_auth.session set expires_at = expires_at - make_interval(days => ${days}),
            created_at = created_at - make_interval(days => ${days})`,
    )
  for (let month = 0; month < 3; month++) {
    await later(29)
    expect(await page.signedInAs()).toBe('an@example.com')
  }
  await later(30)
  expect(await page.signedInAs()).toBeNull()
})

test('the cookies are for this host and for no script, and outlive the browser', async () => {
  await site.owner('an@example.com')
  const lines = (await site.browser().enter('an@example.com', password)).headers.getSetCookie()
  const session = lines.find((line) => line.startsWith('gevel_owner='))
  expect(session).toMatch(/HttpOnly/i)
  expect(session).toMatch(/SameSite=Lax/i)
  expect(session).toMatch(/Max-Age=34560000/i)
  expect(session).not.toMatch(/Domain=/i)
  expect(lines.find((line) => line.startsWith('gevel_device='))).toMatch(/HttpOnly; SameSite=Lax/)
})

test.each(languages)(
  'an owner changes their address in %s once the new mailbox has confirmed it',
  async (language) => {
    const page = await site.owner('an@example.com')
    await site.newMails()
    const text = messages[language]
    const asked = await page.post(`/${language}/login/account/email/`, {
      email: ' An.New@Example.com',
      current: password,
    })
    expect(asked.headers.get('Location')).toBe(`/${language}/login/account/?notice=email_asked`)
    const [mail, ...others] = await site.newMails()
    expect([mail?.to.value[0]?.address, mail?.subject, others]).toEqual([
      'an.new@example.com',
      text.owner_mail.new_email_subject,
      [],
    ])
    // Looking is not confirming: mail programs follow links.
    const path = linkIn(mail, '/login/email/')
    expect(wordsIn(await site.browser().text(path))).toContain(text.owner_login.email_title)
    expect(await page.signedInAs()).toBe('an@example.com')
    const confirmed = await site.browser().post(path)
    expect(confirmed.headers.get('Location')).toBe(`/${language}/login/account/?notice=email_changed`)
    expect(await page.signedInAs()).toBe('an.new@example.com')
    expect((await site.browser().post(path)).status).toBe(410)
    const [told] = await site.newMails()
    expect([told?.to.value[0]?.address, told?.subject]).toEqual([
      'an@example.com',
      messages.nl.owner_mail.email_changed_subject,
    ])
    expect((await site.browser().enter('an@example.com', password)).status).toBe(422)
    expect((await site.browser().enter('an.new@example.com', password)).status).toBe(303)
    // An agent still ends it, and the homes came along.
    const [row] = await rows<{ id: number; email: string }>(
      site.db,
      sql`select id, email from owner.home_owner`,
    )
    expect(row?.email).toBe('an.new@example.com')
    await revokeOwner(site.db, row?.id ?? 0)
    expect(await page.signedInAs()).toBeNull()
  },
)

test('an address that is another owner’s stays theirs, and nobody is told so', async () => {
  const page = await site.owner('an@example.com')
  await site.owner('bo@example.com', 'V-12')
  await site.newMails()
  const asked = await page.post('/nl/login/account/email/', { email: 'bo@example.com', current: password })
  expect(asked.headers.get('Location')).toBe('/nl/login/account/?notice=email_asked')
  expect(await site.newMails()).toEqual([])
  // Free when it was asked for, taken when it is confirmed.
  await page.post('/nl/login/account/email/', { email: 'cis@example.com', current: password })
  const path = linkIn((await site.newMails())[0], '/login/email/')
  await site.owner('cis@example.com', 'V-13')
  expect((await page.post(path)).status).toBe(410)
  expect(await page.signedInAs()).toBe('an@example.com')
})

test('what changes how an owner signs in asks for the password again', async () => {
  const page = await site.owner('an@example.com')
  await site.newMails()
  for (const [path, fields] of [
    ['account/email', { email: 'new@example.com' }],
    ['account/password', choose],
    ['passkeys/remove', { id: 'x' }],
  ] as const) {
    const wrong = await page.post(`/nl/login/${path}/`, { ...fields, current: 'not it' })
    expect([path, wrong.status]).toEqual([path, 422])
    expect(wordsIn(await wrong.text())).toContain(nl.validation.password_wrong)
    const none = await page.post(`/nl/login/${path}/`, fields)
    expect([path, none.status]).toEqual([path, 422])
  }
  const start = (body: object) =>
    page.ask('/nl/login/passkeys/start/', { method: 'POST', body: JSON.stringify(body) })
  expect((await start({})).status).toBe(422)
  expect((await start({ current: 'not it' })).status).toBe(422)
  expect((await start({ current: password })).status).toBe(200)
  expect(await site.newMails()).toEqual([])
})

test('who has no password changes these things just after signing in, and not later', async () => {
  const page = await site.owner('an@example.com')
  await site.db.execute(sql`delete from owner_auth.credential`)
  const start = () => page.ask('/nl/login/passkeys/start/', { method: 'POST', body: '{}' })
  expect((await start()).status).toBe(200)
  await site.db.execute(sql`update owner_auth.session set created_at = created_at - interval '31 minutes'`)
  expect((await start()).status).toBe(422)
  const late = await page.post('/nl/login/account/password/', choose)
  expect(wordsIn(await late.text())).toContain(nl.validation.sign_in_again)
})

test('an owner chooses the language in which they are written to', async () => {
  const page = await site.owner('an@example.com')
  const saved = await page.post('/nl/login/account/language/', { language: 'fr' })
  expect(saved.headers.get('Location')).toBe('/fr/login/account/?notice=language_changed')
  expect(await rows(site.db, sql`select language from owner.home_owner`)).toEqual([{ language: 'fr' }])
  await page.post('/fr/login/account/password/', { current: password, ...choose })
  expect((await site.newMails()).at(-1)?.subject).toBe(messages.fr.owner_mail.changed_subject)
  expect((await page.post('/nl/login/account/language/', { language: 'xx' })).status).toBe(400)
})

test('a cookie that was changed by a byte is nobody’s', async () => {
  const page = await site.owner('an@example.com')
  const value = page.jar.get('gevel_owner') ?? ''
  page.jar.set(
    'gevel_owner',
    value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')),
  )
  expect(await page.signedInAs()).toBeNull()
})

test('a co-owner who is revoked is out at once; the other stays', async () => {
  const [an, bo] = [await site.owner('an@example.com'), await site.owner('bo@example.com')]
  const { path } = await recovery('bo@example.com')
  const [row] = await rows<{ id: number }>(
    site.db,
    sql`select id from owner.home_owner where email = 'bo@example.com'`,
  )
  expect(await revokeOwner(site.db, row?.id ?? 0)).toBe(true)
  expect(await bo.signedInAs()).toBeNull()
  expect((await bo.enter('bo@example.com', password)).status).toBe(422)
  expect((await bo.post(path, choose)).status).toBe(410)
  await bo.post('/nl/login/forgotten/', { email: 'bo@example.com' })
  expect(await site.newMails()).toEqual([])
  expect(await an.signedInAs()).toBe('an@example.com')
  // Invited anew, they begin anew.
  expect(await (await site.owner('bo@example.com')).signedInAs()).toBe('bo@example.com')
})

test('whoever loses one of two homes keeps the account and the other home', async () => {
  const page = await site.owner('an@example.com', 'V-11 V-12')
  const [row] = await rows<{ id: number }>(
    site.db,
    sql`select id from owner.home_owner where listing_id = 11`,
  )
  await revokeOwner(site.db, row?.id ?? 0)
  expect((await page.ask('/nl/portal/')).headers.get('Location')).toBe('/nl/portal/12/')
  expect((await page.ask('/nl/portal/12/')).status).toBe(200)
  expect((await page.ask('/nl/portal/11/')).status).toBe(404)
})

test('an address of the portal in an older mail leads to where it is now', async () => {
  const page = await site.owner('an@example.com')
  const old = await page.ask('/nl/login/11/')
  expect([old.status, old.headers.get('Location')]).toEqual([308, '/nl/portal/11/'])
  expect(old.headers.get('Cache-Control')).toBe('private, no-store')
  const paper = await site.browser().ask('/fr/login/11/documents/3/')
  expect([paper.status, paper.headers.get('Location')]).toEqual([308, '/fr/portal/11/documents/3/'])
  expect((await site.browser().ask('/fr/portal/11/documents/3/')).headers.get('Location')).toBe('/fr/login/')
})

test('another site cannot make a browser press these buttons', async () => {
  const page = await site.owner('an@example.com')
  for (const path of [
    'leave',
    'account/end-all',
    'account/password',
    'account/email',
    'account/language',
    'passkeys/start',
    'enter',
    'forgotten',
  ]) {
    const response = await page.ask(`/nl/login/${path}/`, {
      method: 'POST',
      body: new URLSearchParams(choose),
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect([path, response.status]).toEqual([path, 403])
  }
  expect(await page.signedInAs()).toBe('an@example.com')
})

test.each([
  'account/password',
  'account/email',
  'account/language',
  'account/end',
  'account/end-all',
  'passkeys/remove',
])('who is outside is led to the door from %s', async (path) => {
  const response = await site.browser().post(`/nl/login/${path}/`, choose)
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/nl/login/'])
})

test.each(['passkeys/start', 'passkeys/add', 'passkeys/enter'])(
  '%s gives a stranger nothing',
  async (path) => {
    const response = await site
      .browser()
      .ask(`/nl/login/${path}/`, { method: 'POST', body: '{"id":"x","response":{}}' })
    expect([response.status, await response.text()]).toEqual([403, ''])
  },
)

test('the process that answers visitors cannot read whom mails would reach, nor rows of other owners', async () => {
  await site.owner('an@example.com')
  const refused = { cause: expect.objectContaining({ code: '42501' }) }
  await expect(site.web.execute(sql`select from owner_auth.letter`)).rejects.toMatchObject(refused)
  await expect(site.web.execute(sql`delete from owner_auth.login`)).rejects.toMatchObject(refused)
  await expect(
    site.web.execute(
      sql`insert into owner.home_owner (listing_id, email, name, language) values (1, 'x@example.com', 'x', 'nl')`,
    ),
  ).rejects.toMatchObject(refused)
  expect(await rows(site.web, sql`select * from owner.home_owner`)).toEqual([])
})
