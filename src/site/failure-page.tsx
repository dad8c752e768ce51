import { renderToStaticMarkup } from 'react-dom/server'

import { uncachedHeaders } from '@/http-cache/cache-headers'
import { isLocale, type Locale, localeFromAcceptLanguage } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { rootPath } from '@/i18n/paths/known-paths'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { wordsIn } from '@/features/leads/form/form-words'
import { notSentText } from '@/features/leads/form/returned-form'
import { Skyline } from '@/ui/drawing/skyline'

import { pageAssets } from './assets'
import { utf8 } from './utf8'

export interface Failure {
  /** `500`: something broke. `503`: too much is under way, and it is worth coming back. */
  status: 500 | 503
  requestId: string
  /** A form that was on its way: its sender must know that nobody has it. */
  unsent?: LeadKind
}

/** Long enough for the line that was too long to be gone. */
const retrySeconds = '5'

/**
 * What is sent when a page cannot be made. It reads nothing from the database, which may be what failed; scripts, which
 * did not ask for a page, get the status alone.
 */
export function answerFailure(request: Request, failure: Failure): Response {
  const { status, requestId } = failure
  const headers = {
    ...uncachedHeaders,
    'X-Request-Id': requestId,
    ...(status === 503 && { 'Retry-After': retrySeconds }),
  }
  if (!request.headers.get('accept')?.includes('text/html')) return new Response(null, { status, headers })
  const page = <FailurePage locale={localeOf(request)} {...failure} />
  const body = utf8(`<!doctype html>${renderToStaticMarkup(page)}`)
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
    },
  })
}

function localeOf({ url, headers }: Request): Locale {
  const [, first] = new URL(url).pathname.split('/')
  return isLocale(first) ? first : localeFromAcceptLanguage(headers.get('accept-language'))
}

function FailurePage({ locale, status, requestId, unsent }: Failure & { locale: Locale }) {
  const t = translator(locale)
  const isBusy = status === 503
  const title = t(isBusy ? 'failure.busy_title' : 'failure.title')
  const text = unsent
    ? wordsIn(locale)(notSentText(unsent))
    : t(isBusy ? 'failure.busy_text' : 'failure.text')
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {styles().map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
        <meta name="robots" content="noindex" />
        {/* Its address may hold somebody's key. */}
        <meta name="referrer" content="no-referrer" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <main className="page-width grow pt-16 md:pt-24">
          <h1>{title}</h1>
          <p className="mt-4 max-w-xl text-lg">{text}</p>
          <p className="mt-6">
            <a href={rootPath(locale)} className="inline-flex min-h-11 items-center">
              {t('not_found.to_home')}
            </a>
          </p>
          <p className="text-ink-soft mt-6 text-sm">{t('failure.request', { id: requestId })}</p>
        </main>
        <Skyline missing={3} className="text-bluestone mt-section h-24 w-full md:h-auto" />
      </body>
    </html>
  )
}

/** A page without its style sheet is better than none. */
function styles(): string[] {
  try {
    return pageAssets().styles
  } catch {
    return []
  }
}
