import { words } from '@/cms/words'

type Words = ReturnType<typeof words>

export const greetings: Record<'morning' | 'afternoon' | 'evening', Words> = {
  morning: words({ nl: 'Goedemorgen', fr: 'Bonjour', en: 'Good morning', de: 'Guten Morgen' }),
  afternoon: words({ nl: 'Goedemiddag', fr: 'Bonjour', en: 'Good afternoon', de: 'Guten Tag' }),
  evening: words({ nl: 'Goedenavond', fr: 'Bonsoir', en: 'Good evening', de: 'Guten Abend' }),
}

export const todayText = {
  today: words({ nl: 'Vandaag', fr: 'Aujourd’hui', en: 'Today', de: 'Heute' }),
  newRecord: {
    pages: words({ nl: 'Nieuwe pagina', fr: 'Nouvelle page', en: 'New page', de: 'Neue Seite' }),
    articles: words({ nl: 'Nieuw artikel', fr: 'Nouvel article', en: 'New article', de: 'Neuer Artikel' }),
  },
  health: words({
    nl: 'Synchronisatie en mail',
    fr: 'Synchronisation et e-mails',
    en: 'Sync and mail',
    de: 'Synchronisierung und E-Mail',
  }),
  waitsForYou: words({ nl: 'Wacht op u', fr: 'À faire', en: 'Waits for you', de: 'Wartet auf Sie' }),
  ownLeadsOne: words({
    nl: '{n} aanvraag staat op uw naam.',
    fr: '{n} demande est à votre nom.',
    en: '{n} lead is in your name.',
    de: '{n} Anfrage ist Ihnen zugeteilt.',
  }),
  ownLeadsMany: words({
    nl: '{n} aanvragen staan op uw naam.',
    fr: '{n} demandes sont à votre nom.',
    en: '{n} leads are in your name.',
    de: '{n} Anfragen sind Ihnen zugeteilt.',
  }),
  openOwnLeads: words({
    nl: 'Naar uw aanvragen',
    fr: 'Vers vos demandes',
    en: 'To your leads',
    de: 'Zu Ihren Anfragen',
  }),
  mailArrives: words({
    nl: 'Alle mails zijn bezorgd.',
    fr: 'Tous les e-mails sont partis.',
    en: 'All mails were sent.',
    de: 'Alle E-Mails sind verschickt.',
  }),
  mailFailedOne: words({
    nl: '{n} mail is niet bezorgd.',
    fr: '{n} e-mail n’est pas parti.',
    en: '{n} mail was not sent.',
    de: '{n} E-Mail ist nicht verschickt.',
  }),
  mailFailedMany: words({
    nl: '{n} mails zijn niet bezorgd.',
    fr: '{n} e-mails ne sont pas partis.',
    en: '{n} mails were not sent.',
    de: '{n} E-Mails sind nicht verschickt.',
  }),
  mailLateOne: words({
    nl: '{n} mail wacht: de mailserver nam hem nog niet aan.',
    fr: '{n} e-mail attend : le serveur ne l’a pas encore accepté.',
    en: '{n} mail waits: the mail server has not taken it yet.',
    de: '{n} E-Mail wartet: Der Mailserver hat sie noch nicht angenommen.',
  }),
  mailLateMany: words({
    nl: '{n} mails wachten: de mailserver nam ze nog niet aan.',
    fr: '{n} e-mails attendent : le serveur ne les a pas encore acceptés.',
    en: '{n} mails wait: the mail server has not taken them yet.',
    de: '{n} E-Mails warten: Der Mailserver hat sie noch nicht angenommen.',
  }),
  openMails: words({ nl: 'Bekijken', fr: 'Voir', en: 'Look', de: 'Ansehen' }),
  neverSynced: words({
    nl: 'Het dataplatform werd nog niet bevraagd.',
    fr: 'La plateforme de données n’a pas encore été interrogée.',
    en: 'The data platform has not been asked yet.',
    de: 'Die Datenplattform wurde noch nicht abgefragt.',
  }),
  synced: words({
    nl: 'Laatste synchronisatie',
    fr: 'Dernière synchronisation',
    en: 'Last sync',
    de: 'Letzte Synchronisierung',
  }),
  changeOne: words({ nl: '{n} wijziging', fr: '{n} changement', en: '{n} change', de: '{n} Änderung' }),
  changeMany: words({
    nl: '{n} wijzigingen',
    fr: '{n} changements',
    en: '{n} changes',
    de: '{n} Änderungen',
  }),
  setAsideOne: words({
    nl: '{n} opzijgezet',
    fr: '{n} mis de côté',
    en: '{n} set aside',
    de: '{n} zurückgestellt',
  }),
  setAsideMany: words({
    nl: '{n} opzijgezet',
    fr: '{n} mis de côté',
    en: '{n} set aside',
    de: '{n} zurückgestellt',
  }),
  openSync: words({
    nl: 'Naar de synchronisatie',
    fr: 'Vers la synchronisation',
    en: 'To the sync',
    de: 'Zur Synchronisierung',
  }),
  lackOne: words({
    nl: '{n} pand mist iets dat de wet vraagt.',
    fr: '{n} bien n’a pas tout ce que la loi exige.',
    en: '{n} home lacks something the law asks.',
    de: '{n} Objekt fehlt etwas, das das Gesetz verlangt.',
  }),
  lackMany: words({
    nl: '{n} panden missen iets dat de wet vraagt.',
    fr: '{n} biens n’ont pas tout ce que la loi exige.',
    en: '{n} homes lack something the law asks.',
    de: '{n} Objekten fehlt etwas, das das Gesetz verlangt.',
  }),
  lackNone: words({
    nl: 'Alle panden hebben wat de wet vraagt.',
    fr: 'Tous les biens ont ce que la loi exige.',
    en: 'All homes have what the law asks.',
    de: 'Alle Objekte haben, was das Gesetz verlangt.',
  }),
  unchecked: words({
    nl: 'De advertenties werden nog niet nagekeken.',
    fr: 'Les annonces n’ont pas encore été contrôlées.',
    en: 'The advertisements have not been checked yet.',
    de: 'Die Anzeigen wurden noch nicht geprüft.',
  }),
  openCheck: words({ nl: 'Naar de controle', fr: 'Vers le contrôle', en: 'To the check', de: 'Zur Prüfung' }),
  ratesNone: words({
    nl: 'Geen enkel tarief is nagekeken: de fiche van een pand toont geen berekende kosten.',
    fr: 'Aucun taux n’a été vérifié : la fiche d’un bien ne montre pas de coûts calculés.',
    en: 'No rate has been reviewed: a property’s page shows no calculated costs.',
    de: 'Kein Satz wurde geprüft: Das Exposé eines Objekts zeigt keine berechneten Kosten.',
  }),
  ratesOne: words({
    nl: '{n} tarief is nog niet nagekeken en telt niet mee in de kosten.',
    fr: '{n} taux n’a pas encore été vérifié et ne compte pas dans les coûts.',
    en: '{n} rate has not been reviewed yet and does not count in the costs.',
    de: '{n} Satz ist noch nicht geprüft und zählt nicht bei den Kosten.',
  }),
  ratesMany: words({
    nl: '{n} tarieven zijn nog niet nagekeken en tellen niet mee in de kosten.',
    fr: '{n} taux n’ont pas encore été vérifiés et ne comptent pas dans les coûts.',
    en: '{n} rates have not been reviewed yet and do not count in the costs.',
    de: '{n} Sätze sind noch nicht geprüft und zählen nicht bei den Kosten.',
  }),
  openRates: words({ nl: 'Naar de tarieven', fr: 'Vers les taux', en: 'To the rates', de: 'Zu den Sätzen' }),
  missingOne: words({ nl: '{n} ontbreekt', fr: '{n} manque', en: '{n} missing', de: '{n} fehlt' }),
  missingMany: words({ nl: '{n} ontbreken', fr: '{n} manquent', en: '{n} missing', de: '{n} fehlen' }),
  outOfDateOne: words({ nl: '{n} verouderd', fr: '{n} obsolète', en: '{n} out of date', de: '{n} veraltet' }),
  outOfDateMany: words({
    nl: '{n} verouderd',
    fr: '{n} obsolètes',
    en: '{n} out of date',
    de: '{n} veraltet',
  }),
  upToDate: words({
    nl: 'Alle teksten zijn vertaald en bij.',
    fr: 'Tous les textes sont traduits et à jour.',
    en: 'All texts are translated and up to date.',
    de: 'Alle Texte sind übersetzt und aktuell.',
  }),
  openLanguages: words({
    nl: 'Naar Vertalingen',
    fr: 'Vers Traductions',
    en: 'To Translations',
    de: 'Zu Übersetzungen',
  }),
  waiting: words({
    nl: 'Wacht op publicatie',
    fr: 'En attente de publication',
    en: 'Waiting to be published',
    de: 'Wartet auf Veröffentlichung',
  }),
  noneWaiting: words({
    nl: 'Geen concepten: wat u ziet, zien bezoekers ook.',
    fr: 'Pas de brouillons : les visiteurs voient ce que vous voyez.',
    en: 'No drafts: visitors see what you see.',
    de: 'Keine Entwürfe: Besucher sehen, was Sie sehen.',
  }),
  appears: words({
    nl: 'verschijnt {when}',
    fr: 'paraît {when}',
    en: 'appears {when}',
    de: 'erscheint {when}',
  }),
  more: words({ nl: 'en {n} meer', fr: 'et {n} de plus', en: 'and {n} more', de: 'und {n} weitere' }),
  edited: words({
    nl: 'Laatst bewerkt',
    fr: 'Dernières modifications',
    en: 'Last edited',
    de: 'Zuletzt bearbeitet',
  }),
  noneEdited: words({
    nl: 'Nog niets bewerkt.',
    fr: 'Rien de modifié encore.',
    en: 'Nothing edited yet.',
    de: 'Noch nichts bearbeitet.',
  }),
  everything: words({
    nl: 'Alles wat u kunt aanpassen',
    fr: 'Tout ce que vous pouvez adapter',
    en: 'Everything you can change',
    de: 'Alles, was Sie anpassen können',
  }),
}

/** For what does not say itself where it shows. */
export const shows: Record<string, Words> = {
  media: words({
    nl: 'Beelden en films waaruit pagina’s, artikelen en banners kiezen.',
    fr: 'Images et vidéos dans lesquelles puisent pages, articles et bannières.',
    en: 'Pictures and videos that pages, articles and banners choose from.',
    de: 'Bilder und Videos, aus denen Seiten, Artikel und Banner wählen.',
  }),
  users: words({
    nl: 'Wie hier mag werken, en in welke talen. Bezoekers zien dit nergens.',
    fr: 'Qui peut travailler ici, et dans quelles langues. Les visiteurs ne le voient nulle part.',
    en: 'Who may work here, and in which languages. Visitors see this nowhere.',
    de: 'Wer hier arbeiten darf und in welchen Sprachen. Besucher sehen dies nirgends.',
  }),
}

/** What to do first where there is nothing yet. */
export const firstSteps: Record<string, Words> = {
  pages: words({
    nl: 'Nog geen pagina’s: maak de eerste.',
    fr: 'Pas encore de pages : créez la première.',
    en: 'No pages yet: make the first.',
    de: 'Noch keine Seiten: legen Sie die erste an.',
  }),
  articles: words({
    nl: 'Nog geen artikelen: kies een categorie en schrijf het eerste.',
    fr: 'Pas encore d’articles : choisissez une catégorie et écrivez le premier.',
    en: 'No articles yet: choose a category and write the first.',
    de: 'Noch keine Artikel: wählen Sie eine Kategorie und schreiben Sie den ersten.',
  }),
  categories: words({
    nl: 'Nog geen categorieën: een artikel heeft er een nodig.',
    fr: 'Pas encore de catégories : un article en demande une.',
    en: 'No categories yet: an article needs one.',
    de: 'Noch keine Kategorien: ein Artikel braucht eine.',
  }),
  offices: words({
    nl: 'Nog geen kantoor: voeg het eerste toe, dan kan ook het team erbij.',
    fr: 'Pas encore d’agence : ajoutez la première, puis l’équipe.',
    en: 'No office yet: add the first, then the team.',
    de: 'Noch kein Büro: legen Sie das erste an, dann das Team.',
  }),
  team: words({
    nl: 'Nog niemand: stel de eerste medewerker voor.',
    fr: 'Encore personne : présentez le premier collaborateur.',
    en: 'Nobody yet: introduce the first team member.',
    de: 'Noch niemand: stellen Sie das erste Teammitglied vor.',
  }),
  media: words({
    nl: 'Nog geen beelden: laad het eerste op.',
    fr: 'Pas encore d’images : chargez la première.',
    en: 'No pictures yet: upload the first.',
    de: 'Noch keine Bilder: laden Sie das erste hoch.',
  }),
  'listing-notes': words({
    nl: 'Nog geen: zet een pand in de kijker met zijn nummer.',
    fr: 'Aucun : mettez un bien à la une avec son numéro.',
    en: 'None yet: feature a home by its number.',
    de: 'Noch keine: heben Sie ein Objekt mit seiner Nummer hervor.',
  }),
  'legal-facts': words({
    nl: 'Nog geen: voeg het eerste tarief toe, met datum en bron.',
    fr: 'Aucune : ajoutez le premier taux, avec date et source.',
    en: 'None yet: add the first rate, with date and source.',
    de: 'Noch keine: legen Sie den ersten Satz mit Datum und Quelle an.',
  }),
}
