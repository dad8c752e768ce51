import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import { greeting, type Named } from '../greeting'
import type { MailDraft, MailHome, MailLine } from '../mail-content'
import { unsubscribeHeaders } from '../unsubscribe-headers'

export interface AlertNeeds {
  locale: Locale
  person: Named
  frequency: 'at-once' | 'daily' | 'weekly'
  /** With what the law asks of an advertisement, for that is what this is. */
  homes: MailHome[]
  /** How many others there are on the site. */
  more: number
  /** The search in words. */
  search: MailLine[]
  /** The list on the site with the same search. */
  listHref: string
  changeHref: string
  stopHref: string
  /** Takes the POST of RFC 8058. */
  unsubscribeHref: string
  agencyEmail: string
}

export function alertMail(needs: AlertNeeds): MailDraft {
  const { locale, person, frequency, homes, more, search, listHref, changeHref, stopHref } = needs
  const t = translator(locale)
  const count = homes.length + more
  const subject = {
    'at-once': t('mail.subject_alert', { count }),
    daily: t('mail.subject_alert_daily', { count }),
    weekly: t('mail.subject_alert_weekly', { count }),
  }[frequency]
  const onSite = more > 0 ? t('mail.alert_more', { count: more }) : t('list.empty_show_all')
  return {
    locale,
    subject,
    title: subject,
    blocks: [
      greeting(t, person),
      { kind: 'text', text: t(`mail.alert_intro_${frequency}`) },
      ...homes.map((home) => ({ kind: 'home' as const, home })),
      { kind: 'button', link: { label: onSite, href: listHref } },
      ...(search.length > 0
        ? [{ kind: 'ledger' as const, title: t('mail.alert_search'), lines: search }]
        : []),
      { kind: 'links', links: [{ label: t('mail.button_change_demand'), href: changeHref }] },
    ],
    reason: t('mail.alert_reason'),
    stop: { label: t('mail.button_stop_demand'), href: stopHref },
    headers: {
      ...automaticHeaders,
      ...unsubscribeHeaders({ href: needs.unsubscribeHref, email: needs.agencyEmail }),
    },
  }
}

export interface DemandAgainNeeds {
  locale: Locale
  person: Named
  search: MailLine[]
  keepHref: string
  stopHref: string
  unsubscribeHref: string
  agencyEmail: string
}

/** After a year: is it still wanted? */
export function demandAgainMail(needs: DemandAgainNeeds): MailDraft {
  const { locale, person, search, keepHref, stopHref } = needs
  const t = translator(locale)
  return {
    locale,
    subject: t('mail.subject_demand_again'),
    title: t('mail.subject_demand_again'),
    blocks: [
      greeting(t, person),
      { kind: 'text', text: t('mail.demand_again_text') },
      { kind: 'ledger', title: t('mail.alert_search'), lines: search },
      { kind: 'button', link: { label: t('mail.button_keep_demand'), href: keepHref } },
    ],
    reason: t('mail.alert_reason'),
    stop: { label: t('mail.button_stop_demand'), href: stopHref },
    headers: {
      ...automaticHeaders,
      ...unsubscribeHeaders({ href: needs.unsubscribeHref, email: needs.agencyEmail }),
    },
  }
}
