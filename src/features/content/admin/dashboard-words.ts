import { words } from '@/cms/words'

type Words = ReturnType<typeof words>

export const greetings: Record<'morning' | 'afternoon' | 'evening', Words> = {
  morning: words('Goedemorgen', 'Bonjour', 'Good morning', 'Guten Morgen'),
  afternoon: words('Goedemiddag', 'Bonjour', 'Good afternoon', 'Guten Tag'),
  evening: words('Goedenavond', 'Bonsoir', 'Good evening', 'Guten Abend'),
}

export const todayText = {
  today: words('Vandaag', 'Aujourd’hui', 'Today', 'Heute'),
  neverSynced: words(
    'Het dataplatform werd nog niet bevraagd.',
    'La plateforme de données n’a pas encore été interrogée.',
    'The data platform has not been asked yet.',
    'Die Datenplattform wurde noch nicht abgefragt.',
  ),
  synced: words('Laatste synchronisatie', 'Dernière synchronisation', 'Last sync', 'Letzte Synchronisierung'),
  changeOne: words('{n} wijziging', '{n} changement', '{n} change', '{n} Änderung'),
  changeMany: words('{n} wijzigingen', '{n} changements', '{n} changes', '{n} Änderungen'),
  setAsideOne: words('{n} opzijgezet', '{n} mis de côté', '{n} set aside', '{n} zurückgestellt'),
  setAsideMany: words('{n} opzijgezet', '{n} mis de côté', '{n} set aside', '{n} zurückgestellt'),
  openSync: words('Naar de synchronisatie', 'Vers la synchronisation', 'To the sync', 'Zur Synchronisierung'),
  lackOne: words(
    '{n} pand mist iets dat de wet vraagt.',
    '{n} bien n’a pas tout ce que la loi exige.',
    '{n} home lacks something the law asks.',
    '{n} Objekt fehlt etwas, das das Gesetz verlangt.',
  ),
  lackMany: words(
    '{n} panden missen iets dat de wet vraagt.',
    '{n} biens n’ont pas tout ce que la loi exige.',
    '{n} homes lack something the law asks.',
    '{n} Objekten fehlt etwas, das das Gesetz verlangt.',
  ),
  lackNone: words(
    'Alle panden hebben wat de wet vraagt.',
    'Tous les biens ont ce que la loi exige.',
    'All homes have what the law asks.',
    'Alle Objekte haben, was das Gesetz verlangt.',
  ),
  unchecked: words(
    'De advertenties werden nog niet nagekeken.',
    'Les annonces n’ont pas encore été contrôlées.',
    'The advertisements have not been checked yet.',
    'Die Anzeigen wurden noch nicht geprüft.',
  ),
  openCheck: words('Naar de controle', 'Vers le contrôle', 'To the check', 'Zur Prüfung'),
  missingOne: words('{n} ontbreekt', '{n} manque', '{n} missing', '{n} fehlt'),
  missingMany: words('{n} ontbreken', '{n} manquent', '{n} missing', '{n} fehlen'),
  outOfDateOne: words('{n} verouderd', '{n} obsolète', '{n} out of date', '{n} veraltet'),
  outOfDateMany: words('{n} verouderd', '{n} obsolètes', '{n} out of date', '{n} veraltet'),
  upToDate: words(
    'Alle teksten zijn vertaald en bij.',
    'Tous les textes sont traduits et à jour.',
    'All texts are translated and up to date.',
    'Alle Texte sind übersetzt und aktuell.',
  ),
  openLanguages: words('Naar Vertalingen', 'Vers Traductions', 'To Translations', 'Zu Übersetzungen'),
  waiting: words(
    'Wacht op publicatie',
    'En attente de publication',
    'Waiting to be published',
    'Wartet auf Veröffentlichung',
  ),
  noneWaiting: words(
    'Geen concepten: wat u ziet, zien bezoekers ook.',
    'Pas de brouillons : les visiteurs voient ce que vous voyez.',
    'No drafts: visitors see what you see.',
    'Keine Entwürfe: Besucher sehen, was Sie sehen.',
  ),
  appears: words('verschijnt {when}', 'paraît {when}', 'appears {when}', 'erscheint {when}'),
  more: words('en {n} meer', 'et {n} de plus', 'and {n} more', 'und {n} weitere'),
  edited: words('Laatst bewerkt', 'Dernières modifications', 'Last edited', 'Zuletzt bearbeitet'),
  noneEdited: words(
    'Nog niets bewerkt.',
    'Rien de modifié encore.',
    'Nothing edited yet.',
    'Noch nichts bearbeitet.',
  ),
  everything: words(
    'Alles wat u kunt aanpassen',
    'Tout ce que vous pouvez adapter',
    'Everything you can change',
    'Alles, was Sie anpassen können',
  ),
}

/** For what does not say itself where it shows. */
export const shows: Record<string, Words> = {
  media: words(
    'Beelden en films waaruit pagina’s, artikelen en banners kiezen.',
    'Images et vidéos dans lesquelles puisent pages, articles et bannières.',
    'Pictures and videos that pages, articles and banners choose from.',
    'Bilder und Videos, aus denen Seiten, Artikel und Banner wählen.',
  ),
  users: words(
    'Wie hier mag werken, en in welke talen. Bezoekers zien dit nergens.',
    'Qui peut travailler ici, et dans quelles langues. Les visiteurs ne le voient nulle part.',
    'Who may work here, and in which languages. Visitors see this nowhere.',
    'Wer hier arbeiten darf und in welchen Sprachen. Besucher sehen dies nirgends.',
  ),
}

/** What to do first where there is nothing yet. */
export const firstSteps: Record<string, Words> = {
  pages: words(
    'Nog geen pagina’s: maak de eerste.',
    'Pas encore de pages : créez la première.',
    'No pages yet: make the first.',
    'Noch keine Seiten: legen Sie die erste an.',
  ),
  articles: words(
    'Nog geen artikelen: kies een categorie en schrijf het eerste.',
    'Pas encore d’articles : choisissez une catégorie et écrivez le premier.',
    'No articles yet: choose a category and write the first.',
    'Noch keine Artikel: wählen Sie eine Kategorie und schreiben Sie den ersten.',
  ),
  categories: words(
    'Nog geen categorieën: een artikel heeft er een nodig.',
    'Pas encore de catégories : un article en demande une.',
    'No categories yet: an article needs one.',
    'Noch keine Kategorien: ein Artikel braucht eine.',
  ),
  offices: words(
    'Nog geen kantoor: voeg het eerste toe, dan kan ook het team erbij.',
    'Pas encore d’agence : ajoutez la première, puis l’équipe.',
    'No office yet: add the first, then the team.',
    'Noch kein Büro: legen Sie das erste an, dann das Team.',
  ),
  team: words(
    'Nog niemand: stel de eerste medewerker voor.',
    'Encore personne : présentez le premier collaborateur.',
    'Nobody yet: introduce the first team member.',
    'Noch niemand: stellen Sie das erste Teammitglied vor.',
  ),
  media: words(
    'Nog geen beelden: laad het eerste op.',
    'Pas encore d’images : chargez la première.',
    'No pictures yet: upload the first.',
    'Noch keine Bilder: laden Sie das erste hoch.',
  ),
  'listing-notes': words(
    'Nog geen: zet een pand in de kijker met zijn nummer.',
    'Aucun : mettez un bien à la une avec son numéro.',
    'None yet: feature a home by its number.',
    'Noch keine: heben Sie ein Objekt mit seiner Nummer hervor.',
  ),
  'legal-facts': words(
    'Nog geen: voeg het eerste tarief toe, met datum en bron.',
    'Aucune : ajoutez le premier taux, avec date et source.',
    'None yet: add the first rate, with date and source.',
    'Noch keine: legen Sie den ersten Satz mit Datum und Quelle an.',
  ),
}
