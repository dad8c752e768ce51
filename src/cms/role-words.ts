import type { PerLanguage } from '@/domain/language'

import type { Role } from './access/editors.access'
import { words } from './words'

/** What each of the agency's people is called, and may do. */
export const roleWords: Record<Role, { name: PerLanguage<string>; may: PerLanguage<string> }> = {
  admin: {
    name: words({ nl: 'Beheerder', fr: 'Administrateur', en: 'Administrator', de: 'Administrator' }),
    may: words({
      nl: 'Een beheerder mag alles, ook collega’s uitnodigen en instellingen wijzigen, en logt in met een tweede stap.',
      fr: 'Un administrateur peut tout, aussi inviter des collègues et modifier les réglages, et se connecte avec une deuxième étape.',
      en: 'An administrator may do everything, invite colleagues and change settings too, and logs in with a second step.',
      de: 'Ein Administrator darf alles, auch das Team einladen und Einstellungen ändern, und meldet sich mit einem zweiten Schritt an.',
    }),
  },
  editor: {
    name: words({ nl: 'Redacteur', fr: 'Rédacteur', en: 'Editor', de: 'Redakteur' }),
    may: words({
      nl: 'Een redacteur schrijft en publiceert, en behandelt alle aanvragen.',
      fr: 'Un rédacteur écrit, publie et traite toutes les demandes.',
      en: 'An editor writes, publishes and handles all leads.',
      de: 'Ein Redakteur schreibt, veröffentlicht und bearbeitet alle Anfragen.',
    }),
  },
  translator: {
    name: words({ nl: 'Vertaler', fr: 'Traducteur', en: 'Translator', de: 'Übersetzer' }),
    may: words({
      nl: 'Een vertaler schrijft concepten in de eigen talen.',
      fr: 'Un traducteur écrit des brouillons dans ses langues.',
      en: 'A translator writes drafts in their languages.',
      de: 'Ein Übersetzer schreibt Entwürfe in den eigenen Sprachen.',
    }),
  },
  agent: {
    name: words({ nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' }),
    may: words({
      nl: 'Een makelaar ziet de eigen aanvragen, en die van het eigen kantoor die nog niemand behandelt.',
      fr: 'Un agent voit ses propres demandes, et celles de son agence que personne ne traite encore.',
      en: 'An agent sees their own leads, and those of their office that nobody handles yet.',
      de: 'Ein Makler sieht die eigenen Anfragen und jene seines Büros, die noch niemand bearbeitet.',
    }),
  },
}
