import { words } from '@/cms/words'

/** The admin's menu, by what an editor wants to achieve. */
export const groups = {
  homes: words({ nl: 'Panden', fr: 'Biens', en: 'Homes', de: 'Objekte' }),
  pages: words({ nl: 'Pagina’s', fr: 'Pages', en: 'Pages', de: 'Seiten' }),
  stories: words({ nl: 'Verhalen', fr: 'Articles', en: 'Stories', de: 'Beiträge' }),
  look: words({ nl: 'Uitzicht', fr: 'Apparence', en: 'Look', de: 'Aussehen' }),
  settings: words({ nl: 'Instellingen', fr: 'Réglages', en: 'Settings', de: 'Einstellungen' }),
}
