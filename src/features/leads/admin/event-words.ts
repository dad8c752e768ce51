import { words } from '@/cms/words'
import type { Language, PerLanguage } from '@/domain/language'
import { deliveryChannels } from '@/domain/lead/delivery'
import { leadStatuses } from '@/domain/lead/lead'

import { statusWords } from '../export-words'
import type { FiledEvent } from '../find-lead-file'
import { channelWords } from './lead-words'

const kinds: Record<string, PerLanguage<string>> = {
  received: words('Ontvangen', 'Reçue', 'Received', 'Eingegangen'),
  assigned: words('Toegewezen', 'Attribuée', 'Assigned', 'Zugewiesen'),
  unassigned: words(
    'Toewijzing ongedaan gemaakt',
    'Attribution annulée',
    'No longer assigned',
    'Zuweisung aufgehoben',
  ),
  status: words('Status gewijzigd', 'Statut modifié', 'Status changed', 'Status geändert'),
  'testimonial-drafted': words('Artikel begonnen', 'Article commencé', 'Article begun', 'Artikel begonnen'),
  note: words('Notitie geschreven', 'Note écrite', 'Note written', 'Notiz geschrieben'),
  'delivery-done': words('Bezorgd', 'Envoi arrivé', 'Delivered', 'Zugestellt'),
  'delivery-pending': words(
    'Bezorging mislukt, later opnieuw',
    'Envoi échoué, nouvel essai plus tard',
    'Delivery failed, again later',
    'Zustellung fehlgeschlagen, später erneut',
  ),
  'delivery-dead': words(
    'Bezorging opgegeven',
    'Envoi abandonné',
    'Delivery given up',
    'Zustellung aufgegeben',
  ),
  'delivery-retried': words(
    'Bezorging opnieuw gevraagd',
    'Nouvel essai demandé',
    'Delivery asked for again',
    'Zustellung erneut angefordert',
  ),
  'demand-kept': words(
    'Zoekopdracht verlengd',
    'Recherche prolongée',
    'Search kept',
    'Suchauftrag verlängert',
  ),
  'demand-changed': words(
    'Zoekopdracht gewijzigd',
    'Recherche modifiée',
    'Search changed',
    'Suchauftrag geändert',
  ),
  'demand-stopped': words(
    'Zoekopdracht gestopt',
    'Recherche arrêtée',
    'Search stopped',
    'Suchauftrag beendet',
  ),
  'newsletter-confirmed': words(
    'Nieuwsbrief bevestigd',
    'Lettre d’information confirmée',
    'Newsletter confirmed',
    'Newsletter bestätigt',
  ),
}

/** Status changed: answered. A kind that has no words here yet is shown by its own name. */
export function eventText({ kind, detail }: FiledEvent, language: Language): string {
  const what = (Object.hasOwn(kinds, kind) && kinds[kind]?.[language]) || kind
  const which = detailText(detail, language)
  return which ? `${what}: ${which}` : what
}

function detailText({ status, channel, assignee }: FiledEvent['detail'], language: Language): string | null {
  const known = leadStatuses.find((value) => value === status)
  if (known) return statusWords[known][language]
  const by = deliveryChannels.find((value) => value === channel)
  if (by) return channelWords[by][language]
  return typeof assignee === 'string' ? assignee : null
}
