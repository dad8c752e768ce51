import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { ListingStatus } from '@/domain/listing/listing'

import type { HomeNotice } from './handle-home.endpoint'

export const homesText = {
  title: words({ nl: 'Panden', fr: 'Biens', en: 'Homes', de: 'Objekte' }),
  one: words({ nl: '1 pand', fr: '1 bien', en: '1 home', de: '1 Objekt' }),
  many: words({ nl: '{n} panden', fr: '{n} biens', en: '{n} homes', de: '{n} Objekte' }),
  none: words({
    nl: 'Geen panden gevonden.',
    fr: 'Aucun bien trouvé.',
    en: 'No homes found.',
    de: 'Keine Objekte gefunden.',
  }),
  all: words({ nl: 'Alle', fr: 'Tous', en: 'All', de: 'Alle' }),
  deal: words({ nl: 'Aanbod', fr: 'Vente ou location', en: 'Sale or rent', de: 'Angebot' }),
  status: words({ nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' }),
  site: words({ nl: 'Op de site', fr: 'Sur le site', en: 'On the site', de: 'Auf der Website' }),
  featured: words({ nl: 'In de kijker', fr: 'À la une', en: 'Featured', de: 'Hervorgehoben' }),
  search: words({
    nl: 'Referentie of gemeente',
    fr: 'Référence ou commune',
    en: 'Reference or town',
    de: 'Referenz oder Gemeinde',
  }),
  find: words({ nl: 'Zoeken', fr: 'Chercher', en: 'Search', de: 'Suchen' }),
  home: words({ nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Objekt' }),
  days: words({
    nl: 'Dagen online',
    fr: 'Jours en ligne',
    en: 'Days online',
    de: 'Tage online',
  }),
  views: words({
    nl: 'Bekeken, 30 dagen',
    fr: 'Vues, 30 jours',
    en: 'Views, 30 days',
    de: 'Aufrufe, 30 Tage',
  }),
  leads: words({ nl: 'Aanvragen', fr: 'Demandes', en: 'Leads', de: 'Anfragen' }),
  gaps: words({ nl: 'Ontbreekt', fr: 'Manque', en: 'Missing', de: 'Fehlt' }),
  actions: words({ nl: 'Acties', fr: 'Actions', en: 'Actions', de: 'Aktionen' }),
  unknownKind: words({
    nl: 'Onbekend type',
    fr: 'Type inconnu',
    en: 'Unknown type',
    de: 'Unbekannter Typ',
  }),
  hidden: words({ nl: 'Verborgen', fr: 'Masqué', en: 'Hidden', de: 'Ausgeblendet' }),
  incomplete: words({
    nl: 'om wat ontbreekt',
    fr: 'pour ce qui manque',
    en: 'for what is missing',
    de: 'wegen fehlender Angaben',
  }),
  feature: words({
    nl: 'In de kijker zetten',
    fr: 'Mettre à la une',
    en: 'Feature',
    de: 'Hervorheben',
  }),
  unfeature: words({
    nl: 'Uit de kijker halen',
    fr: 'Retirer de la une',
    en: 'Stop featuring',
    de: 'Nicht mehr hervorheben',
  }),
  orderHint: words({
    nl: 'In deze volgorde staan ze op de startpagina en boven aan de lijsten. Een pand dat erbij komt, staat eerst.',
    fr: 'Ils figurent dans cet ordre sur la page d’accueil et en tête des listes. Un bien ajouté vient en premier.',
    en: 'They stand in this order on the home page and at the top of lists. A home that is added comes first.',
    de: 'In dieser Reihenfolge stehen sie auf der Startseite und oben in den Listen. Ein neues Objekt steht zuerst.',
  }),
  above: words({ nl: 'Omhoog', fr: 'Monter', en: 'Move up', de: 'Nach oben' }),
  below: words({ nl: 'Omlaag', fr: 'Descendre', en: 'Move down', de: 'Nach unten' }),
  hide: words({ nl: 'Verbergen', fr: 'Masquer', en: 'Hide', de: 'Ausblenden' }),
  hideHint: words({
    nl: 'Kies of schrijf de reden: het pand gaat meteen van de site. Alleen collega’s lezen waarom.',
    fr: 'Choisissez ou écrivez la raison : le bien quitte aussitôt le site. Seuls vos collègues la lisent.',
    en: 'Choose or write the reason: the home leaves the site at once. Only colleagues read why.',
    de: 'Wählen oder schreiben Sie den Grund: Das Objekt verschwindet sofort von der Website. Nur Kollegen lesen ihn.',
  }),
  otherReason: words({
    nl: 'Andere reden',
    fr: 'Autre raison',
    en: 'Another reason',
    de: 'Anderer Grund',
  }),
  show: words({
    nl: 'Weer tonen',
    fr: 'Afficher à nouveau',
    en: 'Show again',
    de: 'Wieder anzeigen',
  }),
  note: words({ nl: 'Aanvulling', fr: 'Complément', en: 'Note', de: 'Ergänzung' }),
  newNote: words({
    nl: 'Aanvulling maken',
    fr: 'Ajouter un complément',
    en: 'Add a note',
    de: 'Ergänzung anlegen',
  }),
}

export const usualReasons = [
  words({
    nl: 'Op vraag van de eigenaar',
    fr: 'À la demande du propriétaire',
    en: 'At the owner’s request',
    de: 'Auf Wunsch des Eigentümers',
  }),
  words({
    nl: 'Fout in de gegevens',
    fr: 'Erreur dans les données',
    en: 'Mistake in the data',
    de: 'Fehler in den Angaben',
  }),
]

export const statusWords: Record<ListingStatus, PerLanguage<string>> = {
  available: words({ nl: 'Beschikbaar', fr: 'Disponible', en: 'Available', de: 'Verfügbar' }),
  'under-option': words({ nl: 'In optie', fr: 'Sous option', en: 'Under option', de: 'Reserviert' }),
  sold: words({ nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' }),
  rented: words({ nl: 'Verhuurd', fr: 'Loué', en: 'Rented', de: 'Vermietet' }),
}

export const siteWords = {
  shown: words({ nl: 'Zichtbaar', fr: 'Visibles', en: 'Shown', de: 'Sichtbar' }),
  hidden: words({ nl: 'Verborgen', fr: 'Masqués', en: 'Hidden', de: 'Ausgeblendet' }),
}

export const featuredWords = {
  yes: words({ nl: 'Alleen deze', fr: 'Uniquement', en: 'Only these', de: 'Nur diese' }),
}

const notices: Record<HomeNotice, { tone: Tone; text: PerLanguage<string> }> = {
  featured: {
    tone: 'good',
    text: words({
      nl: 'Het pand staat in de kijker.',
      fr: 'Le bien est à la une.',
      en: 'The home is featured.',
      de: 'Das Objekt ist hervorgehoben.',
    }),
  },
  unfeatured: {
    tone: 'good',
    text: words({
      nl: 'Het pand staat niet meer in de kijker.',
      fr: 'Le bien n’est plus à la une.',
      en: 'The home is no longer featured.',
      de: 'Das Objekt ist nicht mehr hervorgehoben.',
    }),
  },
  moved: {
    tone: 'good',
    text: words({
      nl: 'Het pand is verplaatst.',
      fr: 'Le bien a été déplacé.',
      en: 'The home was moved.',
      de: 'Das Objekt wurde verschoben.',
    }),
  },
  'not-moved': {
    tone: 'attention',
    text: words({
      nl: 'Er is niets verplaatst: een collega haalde intussen een pand uit de kijker.',
      fr: 'Rien n’a été déplacé : un collègue a entre-temps retiré un bien de la une.',
      en: 'Nothing was moved: meanwhile a colleague stopped featuring a home.',
      de: 'Nichts wurde verschoben: Jemand hat inzwischen eine Hervorhebung beendet.',
    }),
  },
  hidden: {
    tone: 'good',
    text: words({
      nl: 'Het pand is van de site. Met ‘Weer tonen’ komt het terug.',
      fr: 'Le bien a quitté le site. « Afficher à nouveau » le fait revenir.',
      en: 'The home is off the site. ‘Show again’ brings it back.',
      de: 'Das Objekt ist von der Website verschwunden. „Wieder anzeigen“ bringt es zurück.',
    }),
  },
  shown: {
    tone: 'good',
    text: words({
      nl: 'Het pand staat weer op de site.',
      fr: 'Le bien est de nouveau sur le site.',
      en: 'The home is on the site again.',
      de: 'Das Objekt ist wieder auf der Website.',
    }),
  },
  'still-hidden': {
    tone: 'attention',
    text: words({
      nl: 'Het pand blijft van de site: het mist iets waarvoor u panden verbergt, of het is er niet meer.',
      fr: 'Le bien reste hors du site : il lui manque une mention pour laquelle vous masquez des biens, ou il n’existe plus.',
      en: 'The home stays off the site: it lacks something for which you hide homes, or it is gone.',
      de: 'Das Objekt bleibt ausgeblendet: Es fehlt eine Angabe, wegen der Sie Objekte ausblenden, oder es ist nicht mehr da.',
    }),
  },
  'no-reason': {
    tone: 'bad',
    text: words({
      nl: 'Er is niets verborgen: geef een reden van hoogstens 200 tekens.',
      fr: 'Rien n’a été masqué : donnez une raison de 200 signes au plus.',
      en: 'Nothing was hidden: give a reason of at most 200 characters.',
      de: 'Nichts wurde ausgeblendet: Geben Sie einen Grund von höchstens 200 Zeichen an.',
    }),
  },
  refused: {
    tone: 'bad',
    text: words({
      nl: 'Er is niets gewijzigd.',
      fr: 'Rien n’a été modifié.',
      en: 'Nothing was changed.',
      de: 'Nichts wurde geändert.',
    }),
  },
}

/** What became of a press, as the address tells; `null` when it tells nothing we know. */
export function noticeOf(name: string | undefined): { tone: Tone; text: PerLanguage<string> } | null {
  return name !== undefined && Object.hasOwn(notices, name) ? notices[name as HomeNotice] : null
}
