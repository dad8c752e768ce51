import type { AdminViewServerProps } from 'payload'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { type Language, languages } from '@/domain/language'
import { wordsIn } from '@/testing/markup'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { AccessBoard } from '../access/access-board'
import { accessText } from '../access/access-words'
import { SecondStepView } from '../factor/second-step-view'
import { InviteBoard } from '../invite/invite-board'
import { adminBrowser } from '@/testing/records/admin-browser'
import { ForgotView } from './forgot-view'
import { DeviceView, NewPasswordView } from './link-views'
import { LoginView } from './login-view'
import { createLink } from './mailed-links'
import { signInText } from './sign-in-words'

// Payload's own frame around them needs a browser.
vi.mock('@payloadcms/next/templates', () => ({
  DefaultTemplate: ({ children }: { children: ReactNode }) => createElement('main', null, children),
  MinimalTemplate: ({ children }: { children: ReactNode }) => createElement('main', null, children),
}))
vi.mock('@payloadcms/ui', () => ({
  Gutter: ({ children }: { children: ReactNode }) => createElement('div', null, children),
  SetStepNav: () => null,
}))
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`)
  },
}))

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

interface Asked {
  language?: Language
  user?: { id: number; role: string } | null
  query?: Record<string, string>
  segments?: string[]
  cookie?: string
}

function view({ language = 'nl', user = null, query = {}, segments = [], cookie = '' }: Asked) {
  const req = {
    user: user && { ...user, collection: 'users' },
    i18n: { language },
    payload: cms.payload,
    headers: new Headers({ cookie }),
  }
  const initPageResult = { req, locale: undefined, permissions: {}, visibleEntities: {} }
  return { initPageResult, searchParams: query, params: { segments } } as unknown as AdminViewServerProps
}

const markup = (element: ReactNode) => renderToStaticMarkup(element)

test.each(languages)(
  'the door speaks %s, says what went wrong and repeats nothing that would be code',
  (language) => {
    const html = markup(
      LoginView(
        view({
          language,
          query: { problem: 'throttled', redirect: '"><script>alert(1)</script>' },
          cookie: `gevel_typed=${encodeURIComponent('"><script>alert(2)</script>')}`,
        }),
      ),
    )
    expect(wordsIn(html)).toContain(signInText.throttled[language])
    expect(wordsIn(html)).toContain(signInText.mailDevice[language])
    expect(html).not.toContain('<script')
    expect(markup(LoginView(view({ language, query: { problem: 'constructor' } })))).not.toContain(
      'board-notice',
    )
    const forgot = markup(ForgotView(view({ language })))
    expect(wordsIn(forgot)).toContain(signInText.forgottenIntro[language])
  },
)

test('who is signed in is led on', () => {
  const asked = { user: { id: 1, role: 'editor' }, query: { redirect: '//evil.example' } }
  expect(() => LoginView(view(asked))).toThrow('to /admin')
})

test('a link of a mail opens its screen while it is good, and says so when it is not', async () => {
  const db = cms.db
  const device = await createLink(db, { email: 'an@example.com', purpose: 'device' })
  const password = await createLink(db, { email: 'an@example.com', purpose: 'invitation' })
  const open = async (token: string) => ({
    device: markup(await DeviceView(view({ segments: ['known-device', token] }))),
    password: markup(
      await NewPasswordView(view({ segments: ['new-password', token], query: { problem: 'short' } })),
    ),
  })
  expect((await open(device)).device).toContain(`value="${device}"`)
  expect((await open(password)).password).toContain(`value="${password}"`)
  expect(wordsIn((await open(password)).password)).toContain('minstens 12 tekens')
  for (const token of [`${device}x`, 'x', '../login']) {
    const shown = await open(token)
    for (const html of Object.values(shown)) expect(wordsIn(html)).toContain(signInText.closed.nl)
  }
  // Neither does the work of the other.
  expect(wordsIn((await open(password)).device)).toContain(signInText.closed.nl)
})

test('the second step shows a figure, a key and ten codes once, to who typed the password', async () => {
  const email = 'beheerder@example.com'
  const data = { email, password: 'zes koeien in de wei', name: 'Els', role: 'admin' as const }
  const { id } = await cms.payload.create({ collection: 'users', data })
  const browser = adminBrowser(cms)
  await browser.post('/sign-in/enter', { email, password: data.password })
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const html = markup(await SecondStepView(view({ cookie, language: 'fr' })))
  expect(html.match(/<li>/g)).toHaveLength(10)
  expect(html).toMatch(/sign-in-key">[A-Z2-7]{4}( [A-Z2-7]{4}){7}</)
  expect(html).toContain('aria-label="Code QR pour l’application"')
  await expect(SecondStepView(view({}))).rejects.toThrow('to /admin/login?problem=expired')
  const board = markup(
    await AccessBoard(view({ user: { id: 999, role: 'admin' }, segments: ['access', String(id)] })),
  )
  expect(wordsIn(board)).toContain(accessText.factorOff.nl)
  expect(wordsIn(board)).toContain(accessText.again.nl)
  await expect(
    AccessBoard(view({ user: { id: 999, role: 'editor' }, segments: ['access', String(id)] })),
  ).rejects.toThrow('to /admin/unauthorized')
  await expect(AccessBoard(view({ segments: ['access', String(id)] }))).rejects.toThrow('to /admin/login')
})

test('only administrators invite, and each role says what it may do', () => {
  const html = markup(InviteBoard(view({ user: { id: 1, role: 'admin' }, language: 'de' })))
  expect(html.match(/type="radio"/g)).toHaveLength(4)
  expect(wordsIn(html)).toContain(
    'Ein Makler sieht die eigenen Anfragen und jene seines Büros, die noch niemand bearbeitet.',
  )
  expect(() => InviteBoard(view({ user: { id: 1, role: 'editor' } }))).toThrow('to /admin/unauthorized')
})
