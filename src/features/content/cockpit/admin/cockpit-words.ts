import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'

import type { LanguageState } from '../language-states'
import type { TranslationNotice } from '../translation.endpoint'

type Words = ReturnType<typeof words>

export const stateWords: Record<LanguageState, { text: Words; tone: Tone }> = {
  missing: { text: words({ nl: 'ontbreekt', fr: 'manque', en: 'missing', de: 'fehlt' }), tone: 'bad' },
  unconfirmed: {
    text: words({ nl: 'te bevestigen', fr: 'à confirmer', en: 'to be confirmed', de: 'zu bestätigen' }),
    tone: 'attention',
  },
  incomplete: {
    text: words({ nl: 'onvolledig', fr: 'incomplet', en: 'incomplete', de: 'unvollständig' }),
    tone: 'attention',
  },
  'out-of-date': {
    text: words({ nl: 'verouderd', fr: 'obsolète', en: 'out of date', de: 'veraltet' }),
    tone: 'attention',
  },
  draft: { text: words({ nl: 'concept', fr: 'brouillon', en: 'draft', de: 'Entwurf' }), tone: 'busy' },
  scheduled: { text: words({ nl: 'gepland', fr: 'planifié', en: 'scheduled', de: 'geplant' }), tone: 'busy' },
  hidden: { text: words({ nl: 'verborgen', fr: 'masqué', en: 'hidden', de: 'verborgen' }), tone: 'quiet' },
  public: { text: words({ nl: 'publiek', fr: 'public', en: 'public', de: 'öffentlich' }), tone: 'good' },
}

export const cockpitText = {
  title: words({ nl: 'Vertalingen', fr: 'Traductions', en: 'Translations', de: 'Übersetzungen' }),
  lead: words({
    nl: 'Elke pagina, elk artikel en elke instelling in elke taal. Nederlands is de bron: wat daar staat en hier niet, maakt een vertaling onvolledig. Wijzigt de bron, dan heet een vertaling verouderd tot iemand haar nakijkt.',
    fr: 'Chaque page, article et réglage dans chaque langue. Le néerlandais est la source : ce qui y figure et manque ici rend une traduction incomplète ; s’il change, une traduction est dite obsolète jusqu’à ce que quelqu’un la revoie.',
    en: 'Every page, article and setting in every language. Dutch is the source: what it says and a translation does not makes that one incomplete; when it changes, a translation counts as out of date until somebody has looked at it.',
    de: 'Jede Seite, jeder Artikel und jede Einstellung in jeder Sprache. Niederländisch ist die Quelle: Was dort steht und hier fehlt, macht eine Übersetzung unvollständig. Ändert sich die Quelle, gilt eine Übersetzung als veraltet, bis jemand sie geprüft hat.',
  }),
  totals: words({
    nl: 'Stand per taal',
    fr: 'Situation par langue',
    en: 'Standing by language',
    de: 'Stand je Sprache',
  }),
  state: words({ nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' }),
  language: words({ nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' }),
  kind: words({ nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' }),
  all: words({ nl: 'Alle', fr: 'Tous', en: 'All', de: 'Alle' }),
  record: words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }),
  changed: words({
    nl: 'Laatst bewaard',
    fr: 'Dernier enregistrement',
    en: 'Last saved',
    de: 'Zuletzt gespeichert',
  }),
  search: words({
    nl: 'Zoek op titel',
    fr: 'Chercher un titre',
    en: 'Search by title',
    de: 'Nach Titel suchen',
  }),
  find: words({ nl: 'Zoeken', fr: 'Chercher', en: 'Search', de: 'Suchen' }),
  none: words({
    nl: 'Niets met deze filters. Wat u zoekt, is in orde of bestaat niet.',
    fr: 'Rien avec ces filtres. Ce que vous cherchez est en ordre ou n’existe pas.',
    en: 'Nothing with these filters. What you look for is in order, or does not exist.',
    de: 'Nichts mit diesen Filtern. Was Sie suchen, ist in Ordnung oder existiert nicht.',
  }),
  clear: words({
    nl: 'Alle filters wissen',
    fr: 'Effacer les filtres',
    en: 'Clear all filters',
    de: 'Alle Filter löschen',
  }),
  edit: words({ nl: 'bewerken', fr: 'modifier', en: 'edit', de: 'bearbeiten' }),
  beside: words({
    nl: 'naast de bron',
    fr: 'à côté de la source',
    en: 'beside the source',
    de: 'neben der Quelle',
  }),
  lacks: words({
    nl: 'nog niet alles vertaald',
    fr: 'pas encore tout traduit',
    en: 'not all translated yet',
    de: 'noch nicht alles übersetzt',
  }),
  older: words({
    nl: 'ouder dan de bron',
    fr: 'antérieur à la source',
    en: 'older than the source',
    de: 'älter als die Quelle',
  }),
}

export const besideText = {
  back: words({
    nl: 'Terug naar Vertalingen',
    fr: 'Retour aux traductions',
    en: 'Back to Translations',
    de: 'Zurück zu Übersetzungen',
  }),
  source: words({ nl: 'Bron', fr: 'Source', en: 'Source', de: 'Quelle' }),
  save: words({ nl: 'Bewaren', fr: 'Enregistrer', en: 'Save', de: 'Speichern' }),
  saveDraft: words({
    nl: 'Bewaren als concept',
    fr: 'Enregistrer comme brouillon',
    en: 'Save as a draft',
    de: 'Als Entwurf speichern',
  }),
  checked: words({ nl: 'Klopt nog', fr: 'Toujours exact', en: 'Still right', de: 'Stimmt noch' }),
  checkedHelp: words({
    nl: 'Bewaart geen tekst: merkt alleen dat deze vertaling nog zegt wat de bron zegt.',
    fr: 'N’enregistre pas de texte : note seulement que cette traduction dit encore ce que dit la source.',
    en: 'Saves no words: only notes that this translation still says what the source says.',
    de: 'Speichert keinen Text: vermerkt nur, dass diese Übersetzung noch der Quelle entspricht.',
  }),
  editor: words({
    nl: 'Opgemaakte tekst: openen in de editor',
    fr: 'Texte mis en forme : ouvrir dans l’éditeur',
    en: 'Formatted text: open in the editor',
    de: 'Formatierter Text: im Editor öffnen',
  }),
  wholeForm: words({
    nl: 'Het hele formulier in deze taal',
    fr: 'Tout le formulaire dans cette langue',
    en: 'The whole form in this language',
    de: 'Das ganze Formular in dieser Sprache',
  }),
  unused: words({
    nl: 'Velden zonder tekst in de bron',
    fr: 'Champs sans texte dans la source',
    en: 'Fields without words in the source',
    de: 'Felder ohne Text in der Quelle',
  }),
  changedSince: words({
    nl: 'Gewijzigd sinds deze vertaling',
    fr: 'Modifié depuis cette traduction',
    en: 'Changed since this translation',
    de: 'Seit dieser Übersetzung geändert',
  }),
  removed: words({ nl: 'weggelaten:', fr: 'supprimé :', en: 'removed:', de: 'entfernt:' }),
  added: words({ nl: 'toegevoegd:', fr: 'ajouté :', en: 'added:', de: 'hinzugefügt:' }),
  sourceUnknown: words({
    nl: 'De bron is gewijzigd sinds deze vertaling. Wat ze toen zei, is niet bewaard; dat gebeurt vanaf de volgende keer dat u bewaart of “Klopt nog” kiest.',
    fr: 'La source a changé depuis cette traduction. Ce qu’elle disait alors n’a pas été conservé ; ce sera le cas dès que vous enregistrez ou choisissez « Toujours exact ».',
    en: 'The source has changed since this translation. What it said then was not kept; it will be from the next time you save or choose “Still right”.',
    de: 'Die Quelle hat sich seit dieser Übersetzung geändert. Was sie damals sagte, wurde nicht aufbewahrt; das geschieht, sobald Sie speichern oder „Stimmt noch“ wählen.',
  }),
  picture: words({ nl: 'beeld', fr: 'image', en: 'picture', de: 'Bild' }),
  empty: words({ nl: 'leeg', fr: 'vide', en: 'empty', de: 'leer' }),
  notYours: words({
    nl: 'U vertaalt niet naar deze taal.',
    fr: 'Vous ne traduisez pas vers cette langue.',
    en: 'You do not translate into this language.',
    de: 'Sie übersetzen nicht in diese Sprache.',
  }),
  saveFirst: words({
    nl: 'U schreef hier nog iets: bewaar het eerst, of maak het ongedaan.',
    fr: 'Vous avez encore écrit quelque chose ici : enregistrez-le d’abord, ou annulez-le.',
    en: 'You have written something here: save it first, or undo it.',
    de: 'Sie haben hier noch etwas geschrieben: Speichern Sie es zuerst, oder machen Sie es rückgängig.',
  }),
  unreachable: words({
    nl: 'Geen verbinding: er is niets bewaard. Uw tekst staat er nog, probeer het zo opnieuw.',
    fr: 'Pas de connexion : rien n’a été enregistré. Votre texte est encore là, réessayez dans un instant.',
    en: 'No connection: nothing was saved. Your words are still here, try again in a moment.',
    de: 'Keine Verbindung: Nichts wurde gespeichert. Ihr Text ist noch da, versuchen Sie es gleich noch einmal.',
  }),
  somebody: words({
    nl: 'Iemand anders',
    fr: 'Quelqu’un d’autre',
    en: 'Somebody else',
    de: 'Jemand anderes',
  }),
  taken: words({
    nl: 'Deze tekst stond bij iets dat intussen is weggehaald. Hij wordt niet bewaard: neem over wat u nog nodig hebt.',
    fr: 'Ce texte appartenait à un élément retiré entre-temps. Il ne sera pas enregistré : reprenez ce dont vous avez encore besoin.',
    en: 'This text stood with something that was taken away meanwhile. It will not be saved: copy what you still need.',
    de: 'Dieser Text gehörte zu etwas, das inzwischen entfernt wurde. Er wird nicht gespeichert: Übernehmen Sie, was Sie noch brauchen.',
  }),
  gone: words({
    nl: 'Dit bestaat niet meer.',
    fr: 'Ceci n’existe plus.',
    en: 'This no longer exists.',
    de: 'Dies existiert nicht mehr.',
  }),
}

export const noticeWords: Partial<Record<TranslationNotice, { text: Words; tone: Tone }>> = {
  saved: {
    text: words({ nl: 'Bewaard.', fr: 'Enregistré.', en: 'Saved.', de: 'Gespeichert.' }),
    tone: 'good',
  },
  unchanged: {
    text: words({
      nl: 'Niets gewijzigd, dus niets bewaard.',
      fr: 'Rien de changé, donc rien d’enregistré.',
      en: 'Nothing changed, so nothing was saved.',
      de: 'Nichts geändert, also nichts gespeichert.',
    }),
    tone: 'quiet',
  },
  checked: {
    text: words({
      nl: 'Als nagekeken genoteerd.',
      fr: 'Noté comme revu.',
      en: 'Noted as checked.',
      de: 'Als geprüft vermerkt.',
    }),
    tone: 'good',
  },
  'not-found': {
    text: words({
      nl: 'Er is nog geen tekst in deze taal om na te kijken.',
      fr: 'Il n’y a pas encore de texte à revoir dans cette langue.',
      en: 'There are no words in this language to check yet.',
      de: 'In dieser Sprache gibt es noch keinen Text zu prüfen.',
    }),
    tone: 'attention',
  },
}
