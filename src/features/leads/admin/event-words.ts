import { words } from '@/cms/words'
import type { Language, PerLanguage } from '@/domain/language'
import { sendingChannels } from '@/domain/lead/delivery'
import { leadStatuses } from '@/domain/lead/lead'
import { labelled } from '@/i18n/labelled'

import { insteadText } from '../absence/absence-words'
import { statusWords } from '../inbox/export-words'
import type { FiledEvent } from '../privacy/find-lead-file'
import { channelWords } from './lead-words'

const kinds: Record<string, PerLanguage<string>> = {
  received: words({ nl: 'Ontvangen', fr: 'Reçue', en: 'Received', de: 'Eingegangen' }),
  assigned: words({ nl: 'Toegewezen', fr: 'Attribuée', en: 'Assigned', de: 'Zugewiesen' }),
  unassigned: words({
    nl: 'Toewijzing ongedaan gemaakt',
    fr: 'Attribution annulée',
    en: 'No longer assigned',
    de: 'Zuweisung aufgehoben',
  }),
  status: words({
    nl: 'Status gewijzigd',
    fr: 'Statut modifié',
    en: 'Status changed',
    de: 'Status geändert',
  }),
  'testimonial-drafted': words({
    nl: 'Artikel begonnen',
    fr: 'Article commencé',
    en: 'Article begun',
    de: 'Artikel begonnen',
  }),
  'document-released': words({
    nl: 'Document vrijgegeven',
    fr: 'Document communiqué',
    en: 'Document released',
    de: 'Dokument freigegeben',
  }),
  replied: words({
    nl: 'Beantwoord per e-mail',
    fr: 'Réponse envoyée par e-mail',
    en: 'Answered by e-mail',
    de: 'Per E-Mail beantwortet',
  }),
  note: words({ nl: 'Notitie geschreven', fr: 'Note écrite', en: 'Note written', de: 'Notiz geschrieben' }),
  'delivery-done': words({ nl: 'Bezorgd', fr: 'Envoi arrivé', en: 'Delivered', de: 'Zugestellt' }),
  'delivery-pending': words({
    nl: 'Bezorging mislukt, later opnieuw',
    fr: 'Envoi échoué, nouvel essai plus tard',
    en: 'Delivery failed, again later',
    de: 'Zustellung fehlgeschlagen, später erneut',
  }),
  'delivery-dead': words({
    nl: 'Bezorging opgegeven',
    fr: 'Envoi abandonné',
    en: 'Delivery given up',
    de: 'Zustellung aufgegeben',
  }),
  'delivery-bounced': words({
    nl: 'Teruggekomen',
    fr: 'Revenu sans être remis',
    en: 'Came back',
    de: 'Zurückgekommen',
  }),
  'delivery-skipped': words({
    nl: 'Niet doorgestuurd: het platform neemt geen aanvragen aan',
    fr: 'Non transmise : la plateforme ne prend pas de demandes',
    en: 'Not passed on: the platform takes no requests',
    de: 'Nicht weitergeleitet: Die Plattform nimmt keine Anfragen an',
  }),
  'delivery-retried': words({
    nl: 'Bezorging opnieuw gevraagd',
    fr: 'Nouvel essai demandé',
    en: 'Delivery asked for again',
    de: 'Zustellung erneut angefordert',
  }),
  'demand-kept': words({
    nl: 'Zoekopdracht verlengd',
    fr: 'Recherche prolongée',
    en: 'Search kept',
    de: 'Suchauftrag verlängert',
  }),
  'demand-confirmed': words({
    nl: 'Zoekopdracht bevestigd',
    fr: 'Recherche confirmée',
    en: 'Search confirmed',
    de: 'Suchauftrag bestätigt',
  }),
  'demand-changed': words({
    nl: 'Zoekopdracht gewijzigd',
    fr: 'Recherche modifiée',
    en: 'Search changed',
    de: 'Suchauftrag geändert',
  }),
  'demand-stopped': words({
    nl: 'Zoekopdracht gestopt',
    fr: 'Recherche arrêtée',
    en: 'Search stopped',
    de: 'Suchauftrag beendet',
  }),
  'newsletter-confirmed': words({
    nl: 'Nieuwsbrief bevestigd',
    fr: 'Newsletter confirmée',
    en: 'Newsletter confirmed',
    de: 'Newsletter bestätigt',
  }),
}

/** Status changed: answered. A kind that has no words here yet is shown by its own name. */
export function eventText({ kind, detail }: FiledEvent, language: Language): string {
  const what = (Object.hasOwn(kinds, kind) && kinds[kind]?.[language]) || kind
  const which = detailText(detail, language)
  return which ? labelled(what, which, language) : what
}

function detailText(
  { status, channel, assignee, insteadOf, document }: FiledEvent['detail'],
  language: Language,
): string | null {
  const known = leadStatuses.find((value) => value === status)
  if (known) return statusWords[known][language]
  const by = sendingChannels.find((value) => value === channel)
  if (by) return channelWords[by][language]
  if (typeof document === 'string') return document
  if (typeof assignee !== 'string') return null
  return typeof insteadOf === 'string' ? insteadText(assignee, insteadOf, language) : assignee
}
