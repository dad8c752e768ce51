import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'

import type { LanguageState } from '../language-states'
import type { TranslationNotice } from '../translation.endpoint'

type Words = ReturnType<typeof words>

export const stateWords: Record<LanguageState, { text: Words; tone: Tone }> = {
  missing: { text: words('ontbreekt', 'manque', 'missing', 'fehlt'), tone: 'bad' },
  'out-of-date': { text: words('verouderd', 'obsolète', 'out of date', 'veraltet'), tone: 'attention' },
  draft: { text: words('concept', 'brouillon', 'draft', 'Entwurf'), tone: 'busy' },
  scheduled: { text: words('gepland', 'planifié', 'scheduled', 'geplant'), tone: 'busy' },
  hidden: { text: words('verborgen', 'masqué', 'hidden', 'verborgen'), tone: 'quiet' },
  public: { text: words('publiek', 'public', 'public', 'öffentlich'), tone: 'good' },
}

export const languageNames: PerLanguage<Words> = {
  nl: words('Nederlands', 'Néerlandais', 'Dutch', 'Niederländisch'),
  fr: words('Frans', 'Français', 'French', 'Französisch'),
  en: words('Engels', 'Anglais', 'English', 'Englisch'),
  de: words('Duits', 'Allemand', 'German', 'Deutsch'),
}

export const cockpitText = {
  title: words('Vertalingen', 'Traductions', 'Translations', 'Übersetzungen'),
  lead: words(
    'Elke pagina, elk artikel en elke instelling in elke taal. Nederlands is de bron: wijzigt die, dan heet een vertaling verouderd tot iemand haar nakijkt.',
    'Chaque page, article et réglage dans chaque langue. Le néerlandais est la source : s’il change, une traduction est dite obsolète jusqu’à ce que quelqu’un la revoie.',
    'Every page, article and setting in every language. Dutch is the source: when it changes, a translation counts as out of date until somebody has looked at it.',
    'Jede Seite, jeder Artikel und jede Einstellung in jeder Sprache. Niederländisch ist die Quelle: Ändert sie sich, gilt eine Übersetzung als veraltet, bis jemand sie geprüft hat.',
  ),
  totals: words('Stand per taal', 'Situation par langue', 'Standing by language', 'Stand je Sprache'),
  state: words('Toestand', 'État', 'State', 'Zustand'),
  language: words('Taal', 'Langue', 'Language', 'Sprache'),
  kind: words('Soort', 'Type', 'Kind', 'Art'),
  all: words('Alle', 'Tous', 'All', 'Alle'),
  record: words('Titel', 'Titre', 'Title', 'Titel'),
  changed: words('Laatst bewaard', 'Dernier enregistrement', 'Last saved', 'Zuletzt gespeichert'),
  search: words('Zoek op titel', 'Chercher un titre', 'Search by title', 'Nach Titel suchen'),
  find: words('Zoeken', 'Chercher', 'Search', 'Suchen'),
  none: words(
    'Niets met deze filters. Wat u zoekt, is in orde of bestaat niet.',
    'Rien avec ces filtres. Ce que vous cherchez est en ordre ou n’existe pas.',
    'Nothing with these filters. What you look for is in order, or does not exist.',
    'Nichts mit diesen Filtern. Was Sie suchen, ist in Ordnung oder existiert nicht.',
  ),
  clear: words('Alle filters wissen', 'Effacer les filtres', 'Clear all filters', 'Alle Filter löschen'),
  edit: words('bewerken', 'modifier', 'edit', 'bearbeiten'),
  beside: words('naast de bron', 'à côté de la source', 'beside the source', 'neben der Quelle'),
  older: words('ouder dan de bron', 'antérieur à la source', 'older than the source', 'älter als die Quelle'),
}

export const besideText = {
  back: words(
    'Terug naar Vertalingen',
    'Retour aux traductions',
    'Back to Translations',
    'Zurück zu Übersetzungen',
  ),
  source: words('Bron', 'Source', 'Source', 'Quelle'),
  save: words('Bewaren', 'Enregistrer', 'Save', 'Speichern'),
  saveDraft: words(
    'Bewaren als concept',
    'Enregistrer comme brouillon',
    'Save as a draft',
    'Als Entwurf speichern',
  ),
  checked: words('Klopt nog', 'Toujours exact', 'Still right', 'Stimmt noch'),
  checkedHelp: words(
    'Bewaart geen tekst: merkt alleen dat deze vertaling nog zegt wat de bron zegt.',
    'N’enregistre pas de texte : note seulement que cette traduction dit encore ce que dit la source.',
    'Saves no words: only notes that this translation still says what the source says.',
    'Speichert keinen Text: vermerkt nur, dass diese Übersetzung noch der Quelle entspricht.',
  ),
  editor: words(
    'Opgemaakte tekst: openen in de editor',
    'Texte mis en forme : ouvrir dans l’éditeur',
    'Formatted text: open in the editor',
    'Formatierter Text: im Editor öffnen',
  ),
  wholeForm: words(
    'Het hele formulier in deze taal',
    'Tout le formulaire dans cette langue',
    'The whole form in this language',
    'Das ganze Formular in dieser Sprache',
  ),
  unused: words(
    'Velden zonder tekst in de bron',
    'Champs sans texte dans la source',
    'Fields without words in the source',
    'Felder ohne Text in der Quelle',
  ),
  empty: words('leeg', 'vide', 'empty', 'leer'),
  notYours: words(
    'U vertaalt niet naar deze taal.',
    'Vous ne traduisez pas vers cette langue.',
    'You do not translate into this language.',
    'Sie übersetzen nicht in diese Sprache.',
  ),
  gone: words(
    'Dit bestaat niet meer.',
    'Ceci n’existe plus.',
    'This no longer exists.',
    'Dies existiert nicht mehr.',
  ),
}

export const noticeWords: Partial<Record<TranslationNotice, { text: Words; tone: Tone }>> = {
  saved: { text: words('Bewaard.', 'Enregistré.', 'Saved.', 'Gespeichert.'), tone: 'good' },
  unchanged: {
    text: words(
      'Niets gewijzigd, dus niets bewaard.',
      'Rien de changé, donc rien d’enregistré.',
      'Nothing changed, so nothing was saved.',
      'Nichts geändert, also nichts gespeichert.',
    ),
    tone: 'quiet',
  },
  checked: {
    text: words('Als nagekeken genoteerd.', 'Noté comme revu.', 'Noted as checked.', 'Als geprüft vermerkt.'),
    tone: 'good',
  },
  'not-found': {
    text: words(
      'Er is nog geen tekst in deze taal om na te kijken.',
      'Il n’y a pas encore de texte à revoir dans cette langue.',
      'There are no words in this language to check yet.',
      'In dieser Sprache gibt es noch keinen Text zu prüfen.',
    ),
    tone: 'attention',
  },
}
