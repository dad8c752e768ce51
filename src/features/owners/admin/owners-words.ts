import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'

import type { OwnersNotice } from './owners.endpoint'

export const ownersText = {
  title: words({ nl: 'Eigenaars', fr: 'Propriétaires', en: 'Owners', de: 'Eigentümer' }),
  intro: words({
    nl: 'Wie hier staat, volgt in het portaal wat er met zijn woning gebeurt. Een woning kan meerdere eigenaars hebben.',
    fr: 'Ces personnes suivent dans l’espace propriétaire tout ce qui concerne leur bien. Un bien peut avoir plusieurs propriétaires.',
    en: 'These people follow in the portal what happens with their home. A home may have several owners.',
    de: 'Diese Personen verfolgen im Portal, was mit ihrer Immobilie geschieht. Eine Immobilie kann mehrere Eigentümer haben.',
  }),
  invite: words({
    nl: 'Eigenaar uitnodigen',
    fr: 'Inviter un propriétaire',
    en: 'Invite an owner',
    de: 'Eigentümer einladen',
  }),
  name: words({ nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' }),
  email: words({ nl: 'E-mailadres', fr: 'Adresse e-mail', en: 'Email address', de: 'E-Mail-Adresse' }),
  language: words({ nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' }),
  homes: words({
    nl: 'Referenties van de woningen, met komma’s ertussen (leeg: alle woningen die het CRM bij dit adres kent)',
    fr: 'Références des biens, séparées par des virgules (vide : tous les biens que le CRM connaît à cette adresse)',
    en: 'References of the homes, between commas (empty: every home the CRM knows for this address)',
    de: 'Referenzen der Immobilien, durch Kommas getrennt (leer: alle Immobilien, die das CRM zu dieser Adresse kennt)',
  }),
  send: words({
    nl: 'Uitnodiging versturen',
    fr: 'Envoyer l’invitation',
    en: 'Send invitation',
    de: 'Einladung senden',
  }),
  search: words({ nl: 'Zoeken', fr: 'Rechercher', en: 'Search', de: 'Suchen' }),
  home: words({ nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Objekt' }),
  invitedAt: words({ nl: 'Uitgenodigd', fr: 'Invité', en: 'Invited', de: 'Eingeladen' }),
  state: words({ nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' }),
  hasAccount: words({ nl: 'Logt in', fr: 'Se connecte', en: 'Logs in', de: 'Meldet sich an' }),
  waiting: words({
    nl: 'Nog niet ingelogd',
    fr: 'Pas encore connecté',
    en: 'Not logged in yet',
    de: 'Noch nicht angemeldet',
  }),
  again: words({
    nl: 'Opnieuw uitnodigen',
    fr: 'Inviter à nouveau',
    en: 'Invite again',
    de: 'Erneut einladen',
  }),
  revoke: words({
    nl: 'Toegang intrekken',
    fr: 'Retirer l’accès',
    en: 'Revoke access',
    de: 'Zugang entziehen',
  }),
  none: words({
    nl: 'Nog geen eigenaars. Nodig de eerste hieronder uit.',
    fr: 'Pas encore de propriétaires. Invitez le premier ci-dessous.',
    en: 'No owners yet. Invite the first below.',
    de: 'Noch keine Eigentümer. Laden Sie unten den ersten ein.',
  }),
  quiet: words({
    nl: 'Keken al twee weken niet',
    fr: 'N’ont rien consulté depuis deux semaines',
    en: 'Have not looked for two weeks',
    de: 'Haben seit zwei Wochen nicht nachgesehen',
  }),
  quietHint: words({
    nl: 'Een telefoontje werkt hier beter dan nog een e-mail.',
    fr: 'Un appel fait ici plus qu’un e-mail de plus.',
    en: 'A call does more here than another email.',
    de: 'Ein Anruf hilft hier mehr als eine weitere E-Mail.',
  }),
  lastLook: words({
    nl: 'Laatst gekeken',
    fr: 'Dernière consultation',
    en: 'Last looked',
    de: 'Zuletzt nachgesehen',
  }),
  neverLooked: words({ nl: 'Nog nooit', fr: 'Jamais', en: 'Never', de: 'Noch nie' }),
  actions: words({ nl: 'Acties', fr: 'Actions', en: 'Actions', de: 'Aktionen' }),
}

export const ownersNotices: Record<OwnersNotice, { tone: Tone; text: PerLanguage<string> }> = {
  invited: {
    tone: 'good',
    text: words({
      nl: 'De uitnodiging wordt verstuurd.',
      fr: 'L’invitation est envoyée.',
      en: 'The invitation is being sent.',
      de: 'Die Einladung wird gesendet.',
    }),
  },
  again: {
    tone: 'good',
    text: words({
      nl: 'De uitnodiging wordt opnieuw verstuurd.',
      fr: 'L’invitation est envoyée à nouveau.',
      en: 'The invitation is being sent again.',
      de: 'Die Einladung wird erneut gesendet.',
    }),
  },
  revoked: {
    tone: 'good',
    text: words({
      nl: 'De toegang tot deze woning is ingetrokken.',
      fr: 'L’accès à ce bien est retiré.',
      en: 'Access to this home was revoked.',
      de: 'Der Zugang zu dieser Immobilie wurde entzogen.',
    }),
  },
  'unknown-home': {
    tone: 'bad',
    text: words({
      nl: 'Een van deze referenties staat niet in het aanbod. Er is niemand uitgenodigd.',
      fr: 'Une de ces références n’existe pas. Personne n’a été invité.',
      en: 'One of these references is not known. Nobody was invited.',
      de: 'Eine dieser Referenzen ist nicht bekannt. Niemand wurde eingeladen.',
    }),
  },
  incomplete: {
    tone: 'bad',
    text: words({
      nl: 'Vul naam, e-mailadres en taal in.',
      fr: 'Indiquez le nom, l’adresse e-mail et la langue.',
      en: 'Fill in a name, an email address and a language.',
      de: 'Geben Sie Name, E-Mail-Adresse und Sprache an.',
    }),
  },
  'no-homes': {
    tone: 'bad',
    text: words({
      nl: 'Het CRM kent bij dit adres geen woning die op de site staat. Vul de referenties zelf in. Er is niemand uitgenodigd.',
      fr: 'Le CRM ne connaît à cette adresse aucun bien publié sur le site. Indiquez vous-même les références. Personne n’a été invité.',
      en: 'The CRM knows no home on the site for this address. Fill in the references yourself. Nobody was invited.',
      de: 'Das CRM kennt zu dieser Adresse keine Immobilie, die auf der Website steht. Geben Sie die Referenzen selbst ein. Niemand wurde eingeladen.',
    }),
  },
  'platform-silent': {
    tone: 'bad',
    text: words({
      nl: 'Het CRM antwoordt nu niet. Vul de referenties in, of probeer het straks opnieuw. Er is niemand uitgenodigd.',
      fr: 'Le CRM ne répond pas pour le moment. Indiquez les références ou réessayez plus tard. Personne n’a été invité.',
      en: 'The CRM does not answer right now. Fill in the references, or try again later. Nobody was invited.',
      de: 'Das CRM antwortet gerade nicht. Geben Sie die Referenzen ein oder versuchen Sie es später erneut. Niemand wurde eingeladen.',
    }),
  },
  nobody: {
    tone: 'attention',
    text: words({
      nl: 'Deze eigenaar had al geen toegang meer.',
      fr: 'Ce propriétaire n’avait déjà plus accès.',
      en: 'This owner no longer had access.',
      de: 'Dieser Eigentümer hatte bereits keinen Zugang mehr.',
    }),
  },
}
