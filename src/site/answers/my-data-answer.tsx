import { z } from 'zod'

import { AskPage, SentPage } from '@/features/rights/my-data/my-data-pages'
import { myDataPath } from '@/features/rights/my-data-path'
import { privateHeaders } from '@/http-cache/cache-headers'

import { askedFrom } from '../data/owners'
import { askForData, eraseOwnData, getOwnData, openDataLink } from '../data/rights'
import type { Answer } from '../page'
import { closedLink, myDataPage, openedScreen } from '../screens/my-data-screen'
import type { LoginPost } from './owner/login-post'

const address = z.email().max(254)

/** Answers alike whatever becomes of it: the worker looks whether the address is known. */
export async function answerAskData({ request, locale, text }: LoginPost): Promise<Answer> {
  const email = text('email').trim()
  if (!address.safeParse(email).success) {
    const error = email === '' ? 'email_required' : 'email_invalid'
    return myDataPage({
      locale,
      status: 422,
      content: <AskPage locale={locale} email={email} error={error} />,
    })
  }
  await askForData({ email, language: locale, ip: askedFrom(request.headers) })
  return myDataPage({ locale, content: <SentPage locale={locale} /> })
}

export async function answerOpenData({ locale }: LoginPost, token: string): Promise<Answer> {
  const opened = await openDataLink(token)
  return opened ? seeOther(myDataPath(locale, opened)) : closedLink(locale)
}

export async function answerDownload({ locale }: LoginPost, token: string): Promise<Answer> {
  const held = await getOwnData(token)
  if (!held) return closedLink(locale)
  return new Response(JSON.stringify(held, null, 2), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
    },
  })
}

export async function answerErase({ locale, text }: LoginPost, token: string): Promise<Answer> {
  if (text('confirmed') !== 'yes') return openedScreen(locale, token, { isUnconfirmed: true })
  const erased = await eraseOwnData(token)
  if (!erased) return closedLink(locale)
  return seeOther(`${myDataPath(locale, 'erased')}?offers=${erased.keptOffers}`)
}

function seeOther(Location: string): Response {
  return new Response(null, { status: 303, headers: { ...privateHeaders, Location } })
}
