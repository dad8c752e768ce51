import { words } from '../words'

export const nothingSaved = words({
  nl: 'Niets bewaard: rijen zonder id zouden de teksten van andere talen wissen. Stuur elke rij met haar id.',
  fr: 'Rien n’est enregistré : des lignes sans id effaceraient les textes des autres langues. Envoyez chaque ligne avec son id.',
  en: 'Nothing saved: rows without their id would wipe the words of other languages. Send every row with its id.',
  de: 'Nichts gespeichert: Zeilen ohne id würden die Texte anderer Sprachen löschen. Senden Sie jede Zeile mit ihrer id.',
})

export const notForMany = words({
  nl: 'Niets bewaard: modules en lijsten wijzigt u per pagina, niet voor meerdere tegelijk; dat zou andere talen wissen.',
  fr: 'Rien n’est enregistré : les modules et listes se modifient page par page ; en lot, les autres langues seraient effacées.',
  en: 'Nothing saved: modules and lists are changed one page at a time; in bulk, other languages would be wiped.',
  de: 'Nichts gespeichert: Module und Listen ändern Sie Seite für Seite; gesammelt würden andere Sprachen gelöscht.',
})
