import type { Context, Hono } from 'hono'

import { subjectOf } from '@/domain/lead/form/form-subject'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { listPath } from '@/i18n/paths/listing-paths'
import { favouritesPath } from '@/i18n/paths/system-paths'

import { answerForm } from '../answers/answer-form'
import { usedLocale } from '../data/site'
import type { Answer } from '../page'
import { temporaryRedirect } from '../redirect'
import { formRequest } from '../screens/form-request'
import { formScreen } from '../screens/form-screen'
import { mapScreen } from '../screens/homes/map-screen'
import { regionsScreen } from '../screens/homes/regions-screen'
import { missingScreen, notFoundScreen } from '../screens/not-found-screen'
import { answered, type Answered, queryOf } from './answered'

/** Pages with an address of their own, which no table of known paths names: map, regions, forms. */
export function addPageRoutes(app: Hono, { answeredLimited }: { answeredLimited: Answered }): void {
  const page = (path: string, answer: (locale: Locale, context: Context) => Answer | Promise<Answer>) =>
    app.get(`/:locale{[a-z][a-z]}/${path}/`, (context) =>
      answeredLimited(context, async () => {
        const locale = await usedLocale(context.req.param('locale') ?? '')
        return locale ? answer(locale, context) : missingScreen()
      }),
    )
  page('map', mapScreen)
  page('regions', (locale, context) => regionsScreen(locale, queryOf(context)))
  if (env.GEVEL_STAGE === 'demo') {
    // Loaded when it is looked at: a real site does not have it.
    page('kit', async (locale) => (await import('../screens/kit/kit-screen')).kitScreen(locale))
    page('kit/mails', async (locale) =>
      (await import('../screens/kit/mail-samples-screen')).mailSamplesScreen(locale),
    )
  }
  page('forms/:form', async (locale, context) => {
    const asked = await formRequest(locale, context.req.param('form') ?? '', queryOf(context))
    // They have no page of their own: one stands under each list, the other under what a browser keeps.
    if (asked && subjectOf(asked.kind) === 'list') return temporaryRedirect(listPath(locale, 'sale'), [])
    if (asked && subjectOf(asked.kind) === 'favourites') return temporaryRedirect(favouritesPath(locale), [])
    return asked ? formScreen(asked) : notFoundScreen(locale)
  })
  app.post('/:locale/forms/:form/', (context) => {
    const { locale, form } = context.req.param()
    // Its own turn comes once the whole form is there: who sends slowly keeps no page waiting.
    return answered(context, () => answerForm(context.req.raw, locale, form))
  })
}
