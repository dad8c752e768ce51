import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'

import type { TableName } from '../insight-words'

export const insightText = {
  title: words({ nl: 'Inzicht', fr: 'Statistiques', en: 'Insight', de: 'Auswertung' }),
  open: words({
    nl: 'Naar alle cijfers',
    fr: 'Vers tous les chiffres',
    en: 'To all figures',
    de: 'Zu allen Zahlen',
  }),
  intro: words({
    nl: 'Wat bezoekers zoeken, bekijken en versturen. Geteld zonder cookies; over wie wat deed, wordt niets bewaard.',
    fr: 'Ce que les visiteurs cherchent, consultent et envoient. Compté sans cookies ; rien n’est conservé sur qui a fait quoi.',
    en: 'What visitors look for, view and send. Counted without cookies; nothing is kept on who did what.',
    de: 'Was Besucher suchen, ansehen und senden. Ohne Cookies gezählt; wer was getan hat, wird nicht gespeichert.',
  }),
  period: words({ nl: 'Periode', fr: 'Période', en: 'Period', de: 'Zeitraum' }),
  lastDays: words({
    nl: 'Laatste {n} dagen',
    fr: '{n} derniers jours',
    en: 'Last {n} days',
    de: 'Letzte {n} Tage',
  }),
  span: words({
    nl: 'Van {from} tot en met {to}, vergeleken met {beforeFrom} tot en met {beforeTo}.',
    fr: 'Du {from} au {to}, par rapport à la période du {beforeFrom} au {beforeTo}.',
    en: '{from} to {to}, compared with {beforeFrom} to {beforeTo}.',
    de: '{from} bis {to}, verglichen mit {beforeFrom} bis {beforeTo}.',
  }),
  figures: words({ nl: 'In het kort', fr: 'En bref', en: 'In short', de: 'In Kürze' }),
  emptyShare: words({
    nl: 'Zoekacties zonder resultaat',
    fr: 'Recherches sans résultat',
    en: 'Searches that found nothing',
    de: 'Suchen ohne Ergebnis',
  }),
  was: words({
    nl: 'Vorige periode: {n}',
    fr: 'Période précédente : {n}',
    en: 'Earlier period: {n}',
    de: 'Voriger Zeitraum: {n}',
  }),
  now: words({ nl: 'Deze periode', fr: 'Cette période', en: 'This period', de: 'Dieser Zeitraum' }),
  before: words({
    nl: 'Vorige periode',
    fr: 'Période précédente',
    en: 'Earlier period',
    de: 'Voriger Zeitraum',
  }),
  table: words({
    nl: 'Tabel: {title}',
    fr: 'Tableau : {title}',
    en: 'Table: {title}',
    de: 'Tabelle: {title}',
  }),
  byDay: words({
    nl: 'Cijfers per dag',
    fr: 'Chiffres par jour',
    en: 'Figures by day',
    de: 'Zahlen pro Tag',
  }),
  csv: words({ nl: 'CSV: {title}', fr: 'CSV : {title}', en: 'CSV: {title}', de: 'CSV: {title}' }),
  none: words({
    nl: 'In deze periode is hier nog niets geteld.',
    fr: 'Rien n’a encore été compté ici pour cette période.',
    en: 'Nothing has been counted here in this period yet.',
    de: 'In diesem Zeitraum wurde hier noch nichts gezählt.',
  }),
  most: words({
    nl: '{title}. Het meest: {label}, {n}.',
    fr: '{title}. Le plus : {label}, {n}.',
    en: '{title}. Most: {label}, {n}.',
    de: '{title}. Am meisten: {label}, {n}.',
  }),
  viewsLabel: words({
    nl: 'Paginabezoeken van panden per dag: {n} in deze periode, {before} in de vorige. De meeste op {day}: {most}.',
    fr: 'Consultations de biens par jour : {n} pour cette période, {before} pour la précédente. Le plus le {day} : {most}.',
    en: 'Page views of homes by day: {n} in this period, {before} in the one before. Most on {day}: {most}.',
    de: 'Seitenaufrufe von Objekten pro Tag: {n} in diesem Zeitraum, {before} im vorigen. Am meisten am {day}: {most}.',
  }),
  ofFirstStep: words({
    nl: 'Procent van wie stap 1 zag',
    fr: 'Pour cent de ceux qui ont vu l’étape 1',
    en: 'Percent of those who saw step 1',
    de: 'Prozent derer, die Schritt 1 sahen',
  }),
  formsLabel: words({
    nl: '{title}. {form}: {n} van de {first} bezoekers die stap 1 zagen, hebben verzonden.',
    fr: '{title}. {form} : {n} des {first} visiteurs qui ont vu l’étape 1 ont envoyé.',
    en: '{title}. {form}: {n} of the {first} visitors who saw step 1 have sent it.',
    de: '{title}. {form}: {n} der {first} Besucher, die Schritt 1 sahen, haben gesendet.',
  }),
}

/** What a figure counts, in a line. */
export const explanations: Record<TableName, PerLanguage<string>> = {
  days: words({
    nl: 'Een bezoeker telt per pand eenmaal per dag. Vandaag is nog bezig.',
    fr: 'Un visiteur compte une fois par jour et par bien. La journée d’aujourd’hui n’est pas terminée.',
    en: 'A visitor counts once a day for each home. Today is not over yet.',
    de: 'Ein Besucher zählt je Objekt einmal am Tag. Der heutige Tag läuft noch.',
  }),
  views: words({
    nl: 'Langs welke weg bezoekers bij een pand komen: daar loont een advertentie, of net niet. Van pand naar pand is „via een pagina van de site”.',
    fr: 'Par quel chemin les visiteurs arrivent à un bien : là où une annonce rapporte, ou pas. D’un bien à l’autre, c’est « par une page du site ».',
    en: 'By which way visitors come to a home: where an advertisement pays, or does not. From one home to another is “by a page of the site”.',
    de: 'Auf welchem Weg Besucher zu einem Objekt kommen: wo sich eine Anzeige lohnt, und wo nicht. Von Objekt zu Objekt heißt „über eine Seite der Website“.',
  }),
  searches: words({
    nl: 'Wat bezoekers zochten en u niet had. Prijzen zijn afgerond; woorden die zij typen, worden niet geteld.',
    fr: 'Ce que les visiteurs cherchaient et que vous n’aviez pas. Les prix sont arrondis ; les mots saisis ne sont pas comptés.',
    en: 'What visitors looked for and you did not have. Prices are rounded; words they type are not counted.',
    de: 'Was Besucher suchten und Sie nicht hatten. Preise sind gerundet; eingetippte Wörter werden nicht gezählt.',
  }),
  places: words({
    nl: 'Waar bezoekers zoeken, naast hoeveel panden u daar nu aanbiedt.',
    fr: 'Où les visiteurs cherchent, à côté du nombre de biens que vous y proposez actuellement.',
    en: 'Where visitors look, beside how many homes you offer there now.',
    de: 'Wo Besucher suchen, neben der Zahl der Objekte, die Sie dort jetzt anbieten.',
  }),
  homes: words({
    nl: 'Veel bekeken en weinig aanvragen: kijk nog eens naar prijs, foto’s en tekst.',
    fr: 'Beaucoup de consultations et peu de demandes : revoyez le prix, les photos et le texte.',
    en: 'Many views and few leads: look again at price, photographs and text.',
    de: 'Oft gesehen und wenig angefragt: Prüfen Sie Preis, Fotos und Text noch einmal.',
  }),
  leads: words({
    nl: 'Zonder spam, berichten van eigenaars en panden die aan een vriend werden gestuurd. Een campagne staat in de link waarmee de bezoeker kwam (utm). Wie eerst elders op de site was, komt „via een pagina van de site”.',
    fr: 'Sans le spam, les messages de propriétaires et les biens envoyés à un ami. Une campagne figure dans le lien par lequel le visiteur est arrivé (utm). Qui était d’abord ailleurs sur le site arrive « par une page du site ».',
    en: 'Without spam, messages of owners and homes sent to a friend. A campaign stands in the link by which the visitor came (utm). Who was elsewhere on the site first comes “by a page of the site”.',
    de: 'Ohne Spam, Nachrichten von Eigentümern und an Freunde gesendete Objekte. Eine Kampagne steht in dem Link, über den der Besucher kam (utm). Wer zuerst anderswo auf der Website war, kommt „über eine Seite der Website“.',
  }),
  forms: words({
    nl: 'Hoeveel bezoekers elke stap zien, en hoeveel er verzenden.',
    fr: 'Combien de visiteurs voient chaque étape, et combien envoient.',
    en: 'How many visitors see each step, and how many send.',
    de: 'Wie viele Besucher jeden Schritt sehen und wie viele senden.',
  }),
}
