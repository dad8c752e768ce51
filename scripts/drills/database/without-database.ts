import { seenToken } from '@/features/leads/guard/form-guard-seen'
import type { Locale } from '@/i18n/locales'
import { messages } from '@/i18n/messages'

import { varnishUrl } from '../../bench/stack'
import { drillSecret } from '../site/drill-site'

export interface Shown {
  status: number
  html: string
}

/** Of Varnish's own page, which stands in deploy/varnish/site.vcl. */
const comeBack = {
  nl: 'De website is zo terug.',
  fr: 'Le site revient dans un instant.',
  en: 'The website will be back in a moment.',
  de: 'Die Website ist gleich wieder da.',
} satisfies Partial<Record<Locale, string>>

type Spoken = keyof typeof comeBack
export const spoken = Object.keys(comeBack) as Spoken[]

const browser = { Accept: 'text/html', Origin: varnishUrl }

export const askPage = (path: string) => shown(fetch(varnishUrl + path, { headers: browser }))

/** As a browser without scripts sends it. */
export function sendForm(locale: Spoken, key: string): Promise<Shown> {
  const body = new URLSearchParams({
    ...{ title: 'ms', firstName: 'An', lastName: 'Peeters', email: `${key}@drill.example` },
    ...{ phone: '0470 12 34 56', message: 'Wanneer is het kantoor open?', key: `drill-database-${key}` },
    seen: seenToken('seen', new Date(Date.now() - 60_000), drillSecret),
  })
  return shown(
    fetch(`${varnishUrl}/${locale}/forms/contact/`, {
      ...{ method: 'POST', body, redirect: 'manual', headers: browser },
    }),
  )
}

export function saysInItsLanguage({ html }: Shown, locale: Spoken, what: 'page' | 'form'): boolean {
  const body = html.slice(html.indexOf('<body')).replaceAll('&#x27;', "'")
  if (!html.includes(`<html lang="${locale}"`)) return false
  // Varnish's page says it in all languages: the visitor's comes first.
  return what === 'page'
    ? body.slice(body.indexOf('<p>') + 3).startsWith(comeBack[locale])
    : body.includes(messages[locale].error.mail_not_sent)
}

async function shown(asking: Promise<Response>): Promise<Shown> {
  const answer = await asking
  return { status: answer.status, html: await answer.text() }
}
