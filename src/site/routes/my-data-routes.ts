import type { Context, Hono } from 'hono'

import { isLocale, type Locale } from '@/i18n/locales'

import { type LoginPost, readLoginPost } from '../answers/owner/login-post'
import { answerAskData, answerDownload, answerErase, answerOpenData } from '../answers/my-data-answer'
import type { Answer } from '../page'
import { erasedScreen, myDataScreen } from '../screens/my-data-screen'
import { missingScreen } from '../screens/not-found-screen'
import { type Answered, queryOf } from './answered'

const posts: Record<string, (post: LoginPost, token: string) => Promise<Answer>> = {
  '': answerAskData,
  ':token/open/': answerOpenData,
  ':token/download/': answerDownload,
  ':token/erase/': answerErase,
}

/** What a mailed link leads to, and what the buttons there post to. The form that asks for one is a known path. */
export function routeMyData(app: Hono, answered: Answered): void {
  const base = '/:locale{[a-z][a-z]}/my-data/'
  const page = (path: string, screen: (locale: Locale, context: Context) => Answer | Promise<Answer>) =>
    app.get(base + path, (context) =>
      answered(context, () => {
        const locale = context.req.param('locale') ?? ''
        return isLocale(locale) ? screen(locale, context) : missingScreen({ isPrivate: true })
      }),
    )
  page('erased/', (locale, context) => erasedScreen(locale, queryOf(context)))
  page(':token/', (locale, context) => myDataScreen(locale, context.req.param('token') ?? ''))
  for (const [path, act] of Object.entries(posts))
    app.post(base + path, (context) => {
      const { locale = '', token = '' } = context.req.param() as Record<string, string>
      return answered(context, () => readLoginPost(context.req.raw, locale, (post) => act(post, token)))
    })
}
