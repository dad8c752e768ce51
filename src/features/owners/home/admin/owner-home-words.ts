import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'

import type { FollowedHome } from './agency-reads'
import type { HomeNotice } from './handle-home.endpoint'

export const homeText = {
  title: words({
    nl: 'Voor eigenaars',
    fr: 'Pour les propriétaires',
    en: 'For owners',
    de: 'Für Eigentümer',
  }),
  intro: words({
    nl: 'De woningen die eigenaars in hun portaal volgen. Reacties en biedingen lezen zij pas wanneer u ze vrijgeeft.',
    fr: 'Les biens que des propriétaires suivent dans leur espace. Ils ne lisent les réactions et les offres que lorsque vous les partagez.',
    en: 'The homes that owners follow in their portal. They read reactions and offers only once you release them.',
    de: 'Die Immobilien, denen Eigentümer in ihrem Portal folgen. Rückmeldungen und Angebote lesen sie erst, wenn Sie sie freigeben.',
  }),
  none: words({
    nl: 'Nog geen enkele eigenaar volgt een woning.',
    fr: 'Aucun propriétaire ne suit encore de bien.',
    en: 'No owner follows a home yet.',
    de: 'Noch folgt kein Eigentümer einer Immobilie.',
  }),
  home: words({ nl: 'Woning', fr: 'Bien', en: 'Home', de: 'Immobilie' }),
  owners: words({ nl: 'Eigenaars', fr: 'Propriétaires', en: 'Owners', de: 'Eigentümer' }),
  waiting: words({ nl: 'Vrij te geven', fr: 'À partager', en: 'To release', de: 'Freizugeben' }),
  digest: words({ nl: 'Weekmail', fr: 'E-mail de la semaine', en: 'Weekly email', de: 'Wochenmail' }),
  seen: words({
    nl: 'Bekijk zoals de eigenaar',
    fr: 'Voir comme le propriétaire',
    en: 'See as the owner',
    de: 'Wie der Eigentümer sehen',
  }),
  lastSeen: words({
    nl: 'Laatst zo bekeken door',
    fr: 'Dernière consultation ainsi par',
    en: 'Last seen this way by',
    de: 'Zuletzt so angesehen von',
  }),
  documents: words({
    nl: 'Documenten voor de eigenaar',
    fr: 'Documents pour le propriétaire',
    en: 'Documents for the owner',
    de: 'Dokumente für den Eigentümer',
  }),
  onSite: words({ nl: 'Op de site', fr: 'Sur le site', en: 'On the site', de: 'Auf der Website' }),
  note: words({
    nl: 'Uw woord van deze week',
    fr: 'Votre mot de la semaine',
    en: 'Your note of this week',
    de: 'Ihre Worte dieser Woche',
  }),
  noteHint: words({
    nl: 'Staat bovenaan in de weekmail en daarna in het portaal. Schrijf in de taal van de eigenaar.',
    fr: 'En tête de l’e-mail de la semaine, puis dans l’espace propriétaire. Écrivez dans la langue du propriétaire.',
    en: 'Stands first in the weekly email and afterwards in the portal. Write in the owner’s language.',
    de: 'Steht zuerst in der Wochenmail und danach im Portal. Schreiben Sie in der Sprache des Eigentümers.',
  }),
  save: words({ nl: 'Bewaren', fr: 'Enregistrer', en: 'Save', de: 'Speichern' }),
  hold: words({
    nl: 'Deze week niet versturen',
    fr: 'Ne pas envoyer cette semaine',
    en: 'Do not send this week',
    de: 'Diese Woche nicht senden',
  }),
  go: words({ nl: 'Toch versturen', fr: 'Envoyer quand même', en: 'Send after all', de: 'Doch senden' }),
  visits: words({
    nl: 'Reacties van bezoekers',
    fr: 'Réactions des visiteurs',
    en: 'Reactions of visitors',
    de: 'Rückmeldungen der Besucher',
  }),
  offers: words({ nl: 'Biedingen', fr: 'Offres', en: 'Offers', de: 'Angebote' }),
  words: words({
    nl: 'Wat de eigenaar zei',
    fr: 'Ce que le propriétaire a dit',
    en: 'What the owner said',
    de: 'Was der Eigentümer gesagt hat',
  }),
  shown: words({
    nl: 'Zo leest de eigenaar het',
    fr: 'Ce que lit le propriétaire',
    en: 'What the owner reads',
    de: 'So liest es der Eigentümer',
  }),
  release: words({ nl: 'Vrijgeven', fr: 'Partager', en: 'Release', de: 'Freigeben' }),
  change: words({ nl: 'Aanpassen', fr: 'Modifier', en: 'Change', de: 'Ändern' }),
  withdraw: words({ nl: 'Weer intrekken', fr: 'Retirer', en: 'Withdraw', de: 'Zurückziehen' }),
  released: words({ nl: 'Vrijgegeven', fr: 'Partagé', en: 'Released', de: 'Freigegeben' }),
  notReleased: words({
    nl: 'Niet vrijgegeven',
    fr: 'Pas partagé',
    en: 'Not released',
    de: 'Nicht freigegeben',
  }),
  visitor: words({ nl: 'Bezoeker', fr: 'Visiteur', en: 'Visitor', de: 'Besucher' }),
  mayBeNamed: words({
    nl: 'Mag met naam genoemd worden',
    fr: 'Peut être nommé',
    en: 'May be named',
    de: 'Darf mit Namen genannt werden',
  }),
  notNamed: words({
    nl: 'Niet bij naam noemen',
    fr: 'Ne pas nommer',
    en: 'Do not name',
    de: 'Nicht beim Namen nennen',
  }),
  inInbox: words({
    nl: 'In de inbox',
    fr: 'Dans la boîte de réception',
    en: 'In the inbox',
    de: 'Im Posteingang',
  }),
  nothing: words({ nl: 'Nog niets.', fr: 'Rien encore.', en: 'Nothing yet.', de: 'Noch nichts.' }),
  answers: {
    accept: words({
      nl: 'akkoord met het bezoek',
      fr: 'accepte la visite',
      en: 'agrees to the viewing',
      de: 'stimmt der Besichtigung zu',
    }),
    propose: words({
      nl: 'vraagt een ander moment',
      fr: 'demande un autre moment',
      en: 'asks for another time',
      de: 'wünscht einen anderen Termin',
    }),
    decline: words({
      nl: 'weigert het bezoek',
      fr: 'refuse la visite',
      en: 'declines the viewing',
      de: 'lehnt die Besichtigung ab',
    }),
    message: words({ nl: 'schreef', fr: 'a écrit', en: 'wrote', de: 'schrieb' }),
  } as Record<string, PerLanguage<string>>,
  reasons: {
    'not-that-week': words({
      nl: 'die week niet',
      fr: 'pas cette semaine-là',
      en: 'not that week',
      de: 'in dieser Woche nicht',
    }),
    'talk-first': words({
      nl: 'wil eerst met de makelaar spreken',
      fr: 'veut d’abord parler à l’agent',
      en: 'wants to speak to the agent first',
      de: 'möchte zuerst mit dem Makler sprechen',
    }),
  },
}

export const digestWords: Record<FollowedHome['digest'], { tone: Tone; text: PerLanguage<string> }> = {
  none: {
    tone: 'quiet',
    text: words({
      nl: 'wordt maandag opgemaakt',
      fr: 'préparé lundi',
      en: 'made up on Monday',
      de: 'wird montags erstellt',
    }),
  },
  closed: {
    tone: 'quiet',
    text: words({
      nl: 'niet meer aangeboden: alleen met uw woord',
      fr: 'n’est plus proposé : seulement avec votre mot',
      en: 'no longer offered: only with your note',
      de: 'nicht mehr angeboten: nur mit Ihren Worten',
    }),
  },
  planned: {
    tone: 'busy',
    text: words({
      nl: 'klaar, gaat weg op',
      fr: 'prêt, part le',
      en: 'ready, goes on',
      de: 'bereit, geht am',
    }),
  },
  held: {
    tone: 'attention',
    text: words({ nl: 'tegengehouden', fr: 'retenu', en: 'held', de: 'zurückgehalten' }),
  },
  sent: { tone: 'good', text: words({ nl: 'verstuurd', fr: 'envoyé', en: 'sent', de: 'gesendet' }) },
}

export const homeNotices: Record<HomeNotice, { tone: Tone; text: PerLanguage<string> }> = {
  saved: {
    tone: 'good',
    text: words({ nl: 'Bewaard.', fr: 'Enregistré.', en: 'Saved.', de: 'Gespeichert.' }),
  },
  released: {
    tone: 'good',
    text: words({
      nl: 'De eigenaar kan het nu lezen.',
      fr: 'Le propriétaire peut maintenant le lire.',
      en: 'The owner can read it now.',
      de: 'Der Eigentümer kann es jetzt lesen.',
    }),
  },
  withdrawn: {
    tone: 'good',
    text: words({
      nl: 'De eigenaar leest het niet meer.',
      fr: 'Le propriétaire ne le lit plus.',
      en: 'The owner no longer reads it.',
      de: 'Der Eigentümer liest es nicht mehr.',
    }),
  },
  refused: {
    tone: 'bad',
    text: words({
      nl: 'Dit kon niet.',
      fr: 'Impossible.',
      en: 'That was not possible.',
      de: 'Das war nicht möglich.',
    }),
  },
}
