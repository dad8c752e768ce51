import { sumText } from '@/domain/euro'
import { furtherReason } from '@/domain/owner/visit-answer'
import { listText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { shortMoment, spokenMoment } from './moments'
import type { HappeningDetail, OwnerHome, Reply, Visitor } from './owner-home'
import { thisSite } from './read/day-views'
import type { StoryItem } from './story-items'

/** What happened, in one plain sentence. */
export function storySentence(
  item: StoryItem,
  { home, locale }: { home: Pick<OwnerHome, 'documents'>; locale: Locale },
): string {
  const t = translator(locale)
  switch (item.kind) {
    case 'visit':
      return t('portal.told.visit', { visitor: visitorText(item.happening.visitor, locale, 'start') })
    case 'planned':
      return t('portal.told.planned', { moment: spokenMoment(item.happening.at, locale) })
    case 'communication': {
      const { way, visitor, text } = item.happening
      if (!way) return text.subject ?? text.type ?? ''
      const place = way === 'call-out' || way === 'mail-out' ? 'within' : 'start'
      return t(`portal.told.${way}`, { visitor: visitorText(visitor, locale, place) })
    }
    case 'medium': {
      const names = item.happenings.flatMap(({ medium }) =>
        medium === thisSite ? t('portal.this_site_within') : (medium ?? []),
      )
      return t('portal.told.medium', { media: listText([...new Set(names)], intlLocale[locale]) })
    }
    case 'price':
      return priceSentence(item.happening.detail, locale)
    case 'status':
      return t(`portal.told.${item.happening.detail.status ?? 'available'}`)
    case 'document': {
      const document = home.documents.find(({ id }) => id === item.happening.detail.documentId)
      return t('portal.told.document', { name: document?.names[locale] ?? '' })
    }
    case 'offer': {
      const { amountCents } = item.release
      if (amountCents === null) return t('portal.told.offer_plain')
      return t('portal.told.offer', { amount: amountText(amountCents, locale) })
    }
    case 'reply':
      return replySentence(item.reply, item.visitAt, locale)
  }
}

function priceSentence({ fromCents, toCents }: HappeningDetail, locale: Locale): string {
  const t = translator(locale)
  if (!toCents) return t('portal.told.price_hidden')
  const to = amountText(toCents, locale)
  if (!fromCents) return t('portal.told.price_set', { to })
  return t('portal.told.price', { from: amountText(fromCents, locale), to })
}

function replySentence({ answer, isOwn }: Reply, visitAt: Date | null, locale: Locale): string {
  const moment = visitAt ? shortMoment(visitAt, locale) : ''
  const t = translator(locale)
  const told = answerKey(answer, visitAt !== null)
  return isOwn ? t(`portal.told.${told}`, { moment }) : t(`portal.told.${told}_other`, { moment })
}

/** Neither the visit nor its moment may be known any more. */
function answerKey(answer: Reply['answer'], hasVisit: boolean) {
  if (answer === 'message') return hasVisit ? 'change' : 'message'
  return hasVisit ? answer : 'gone'
}

/** What an owner picked and wrote, a line each. */
export function saidWords({ reason, text }: Pick<Reply, 'reason' | 'text'>, locale: Locale): string {
  const why = furtherReason(reason)
  return [why ? translator(locale)(`portal.reason.${why}`) : '', text].filter(Boolean).join('\n')
}

export function amountText(cents: number, locale: Locale): string {
  return sumText(cents, locale, { isWhole: cents % 100 === 0 })
}

/** A number, unless the visitor agreed to be named. */
export function visitorText(
  visitor: Visitor | null,
  locale: Locale,
  place: 'start' | 'within' | 'alone',
): string {
  const t = translator(locale)
  if (!visitor)
    return place === 'alone' ? '' : t(place === 'start' ? 'portal.somebody' : 'portal.somebody_within')
  if (visitor.name) return visitor.name
  const { number } = visitor
  if (place === 'alone') return t('portal.visitor_short', { number })
  return t(place === 'start' ? 'portal.visitor' : 'portal.visitor_within', { number })
}
