import type { Context, Hono } from 'hono'

import { isLocale, type Locale } from '@/i18n/locales'

import {
  answerChangePassword,
  answerConfirmEmail,
  answerEnd,
  answerEndAll,
  answerLanguage,
  answerNewEmail,
  answerRemovePasskey,
} from './answers/owner/account-answer'
import { answerChoose, answerEnter, answerMailWish, answerOpen } from './answers/owner/login-answer'
import { type LoginPost, readLoginJson, readLoginPost } from './answers/owner/login-post'
import { leave } from './answers/owner/open-session'
import {
  answerAddPasskey,
  answerAskPasskey,
  answerEnterPasskey,
  answerStartPasskey,
  type PasskeyAnswer,
} from './answers/owner/passkey-answer'
import type { Answer } from './page'
import { accountScreen } from './screens/owner/account-screen'
import {
  choosePasswordScreen,
  confirmEmailScreen,
  forgottenScreen,
  openLinkScreen,
} from './screens/owner/login-link-screens'
import { missingScreen } from './screens/not-found-screen'

type Answered = (context: Context, answer: () => Answer | Promise<Answer>) => Promise<Response>

/** What the buttons of an owner post to; the pages of a home lie below its number. */
const posts: Record<string, (post: LoginPost, token: string) => Promise<Answer>> = {
  enter: answerEnter,
  leave: ({ request, locale }) => leave(request, locale),
  forgotten: (post) => answerMailWish('forgotten', post),
  link: (post) => answerMailWish('link', post),
  'open/:token': answerOpen,
  'password/:token': answerChoose,
  'account/password': answerChangePassword,
  'account/email': answerNewEmail,
  'account/language': answerLanguage,
  'email/:token': answerConfirmEmail,
  'account/end': answerEnd,
  'account/end-all': answerEndAll,
  'passkeys/remove': answerRemovePasskey,
}

const scripted: Record<string, PasskeyAnswer> = {
  'passkeys/ask': answerAskPasskey,
  'passkeys/enter': answerEnterPasskey,
  'passkeys/start': answerStartPasskey,
  'passkeys/add': answerAddPasskey,
}

const pages: Record<string, (request: Request, locale: Locale, token: string) => Answer | Promise<Answer>> = {
  forgotten: (_, locale) => forgottenScreen(locale),
  'open/:token': (_, locale, token) => openLinkScreen(locale, token),
  'password/:token': (_, locale, token) => choosePasswordScreen(locale, token),
  'email/:token': (_, locale, token) => confirmEmailScreen(locale, token),
  account: (request, locale) => accountScreen(request, { locale }),
}

/** Everything below the address of the login but the login itself, which the table of known paths names. */
export function routeLogin(app: Hono, answered: Answered): void {
  const at = (path: string) => `/:locale{[a-z][a-z]}/login/${path}/`
  const partsOf = (context: Context) => context.req.param() as { locale: string; token?: string }
  for (const [path, page] of Object.entries(pages))
    app.get(at(path), (context) => {
      const { locale, token = '' } = partsOf(context)
      return answered(context, () =>
        isLocale(locale) ? page(context.req.raw, locale, token) : missingScreen({ isPrivate: true }),
      )
    })
  for (const [path, act] of Object.entries(posts))
    app.post(at(path), (context) => {
      const { locale, token = '' } = partsOf(context)
      return answered(context, () => readLoginPost(context.req.raw, locale, (post) => act(post, token)))
    })
  for (const [path, act] of Object.entries(scripted))
    app.post(at(path), (context) => {
      const { locale } = partsOf(context)
      const { raw } = context.req
      return isLocale(locale)
        ? answered(context, () => readLoginJson(raw, (body) => act(raw, locale, body)))
        : new Response(null, { status: 404 })
    })
}
