import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { LeadStatus } from '@/domain/lead/lead'

export const statusWords: Record<LeadStatus, PerLanguage<string>> = {
  new: words('Nieuw', 'Nouvelle', 'New', 'Neu'),
  assigned: words('Toegewezen', 'Attribuée', 'Assigned', 'Zugewiesen'),
  answered: words('Beantwoord', 'Répondue', 'Answered', 'Beantwortet'),
  closed: words('Afgesloten', 'Clôturée', 'Closed', 'Abgeschlossen'),
  spam: words('Spam', 'Spam', 'Spam', 'Spam'),
}

/** In the order of the cells. */
export const exportColumns: readonly PerLanguage<string>[] = [
  words('Ontvangen', 'Reçue', 'Received', 'Eingegangen'),
  words('Soort', 'Type', 'Kind', 'Art'),
  words('Status', 'Statut', 'Status', 'Status'),
  words('Behandelaar', 'Responsable', 'Handled by', 'Zuständig'),
  words('Voornaam', 'Prénom', 'First name', 'Vorname'),
  words('Familienaam', 'Nom', 'Last name', 'Nachname'),
  words('E-mail', 'E-mail', 'E-mail', 'E-Mail'),
  words('Telefoon', 'Téléphone', 'Telephone', 'Telefon'),
  words('Taal', 'Langue', 'Language', 'Sprache'),
  words('Pand', 'Bien', 'Home', 'Objekt'),
  words('Antwoorden', 'Réponses', 'Answers', 'Antworten'),
  words('Pagina', 'Page', 'Page', 'Seite'),
  words('Campagnebron', 'Source de campagne', 'Campaign source', 'Kampagnenquelle'),
  words('Campagnemedium', 'Support de campagne', 'Campaign medium', 'Kampagnenmedium'),
  words('Campagne', 'Campagne', 'Campaign', 'Kampagne'),
  words('Nummer', 'Numéro', 'Number', 'Nummer'),
]

const brussels = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
})

/** 2026-11-15 13:05: what every spreadsheet reads as a moment. */
export function momentText(moment: Date): string {
  return brussels.format(moment)
}
