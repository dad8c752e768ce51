import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { LeadStatus } from '@/domain/lead/lead'
import { timeZone } from '@/domain/time-zone'

export const statusWords: Record<LeadStatus, PerLanguage<string>> = {
  new: words({ nl: 'Nieuw', fr: 'Nouvelle', en: 'New', de: 'Neu' }),
  assigned: words({ nl: 'Toegewezen', fr: 'Attribuée', en: 'Assigned', de: 'Zugewiesen' }),
  answered: words({ nl: 'Beantwoord', fr: 'Répondue', en: 'Answered', de: 'Beantwortet' }),
  closed: words({ nl: 'Afgesloten', fr: 'Clôturée', en: 'Closed', de: 'Abgeschlossen' }),
  spam: words({ nl: 'Spam', fr: 'Spam', en: 'Spam', de: 'Spam' }),
}

/** In the order of the cells. */
export const exportColumns: readonly PerLanguage<string>[] = [
  words({ nl: 'Ontvangen', fr: 'Reçue', en: 'Received', de: 'Eingegangen' }),
  words({ nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' }),
  words({ nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' }),
  words({ nl: 'Behandelaar', fr: 'Responsable', en: 'Handled by', de: 'Zuständig' }),
  words({ nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' }),
  words({ nl: 'Familienaam', fr: 'Nom', en: 'Last name', de: 'Nachname' }),
  words({ nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' }),
  words({ nl: 'Telefoon', fr: 'Téléphone', en: 'Telephone', de: 'Telefon' }),
  words({ nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' }),
  words({ nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Objekt' }),
  words({ nl: 'Antwoorden', fr: 'Réponses', en: 'Answers', de: 'Antworten' }),
  words({ nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' }),
  words({ nl: 'Campagnebron', fr: 'Source de campagne', en: 'Campaign source', de: 'Kampagnenquelle' }),
  words({ nl: 'Campagnemedium', fr: 'Support de campagne', en: 'Campaign medium', de: 'Kampagnenmedium' }),
  words({ nl: 'Campagne', fr: 'Campagne', en: 'Campaign', de: 'Kampagne' }),
  words({ nl: 'Nummer', fr: 'Numéro', en: 'Number', de: 'Nummer' }),
]

const brussels = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
})

/** 2026-11-15 13:05: what every spreadsheet reads as a moment. */
export function momentText(moment: Date): string {
  return brussels.format(moment)
}
