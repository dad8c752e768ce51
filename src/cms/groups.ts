import { words } from '@/cms/words'

/** The admin's menu, by what an editor wants to achieve. */
export const groups = {
  homes: words('Panden', 'Biens', 'Homes', 'Objekte'),
  pages: words('Pagina’s', 'Pages', 'Pages', 'Seiten'),
  stories: words('Verhalen', 'Articles', 'Stories', 'Beiträge'),
  look: words('Uitzicht', 'Apparence', 'Look', 'Aussehen'),
  settings: words('Instellingen', 'Réglages', 'Settings', 'Einstellungen'),
}
