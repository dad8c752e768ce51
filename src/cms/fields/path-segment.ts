import type { TextField } from 'payload'

import { slug } from '@/i18n/paths/slug'

import { words } from '../words'

/** One part of an address, per language; made from the title when an editor leaves it empty. */
export const pathSegment: TextField = {
  name: 'path',
  type: 'text',
  localized: true,
  maxLength: 120,
  label: words({ nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' }),
  admin: {
    position: 'sidebar',
    description: words({
      nl: 'Laatste deel van het webadres. Leeg: gemaakt uit de titel. Wijzigt u het, dan leidt het oude adres door.',
      fr: 'Dernière partie de l’adresse web. Vide : formée à partir du titre. Si vous la changez, l’ancienne adresse redirige.',
      en: 'Last part of the web address. Empty: made from the title. If you change it, the old address redirects.',
      de: 'Letzter Teil der Webadresse. Leer: aus dem Titel gebildet. Wenn Sie ihn ändern, leitet die alte Adresse weiter.',
    }),
  },
  hooks: {
    beforeValidate: [
      ({ value, siblingData }) => {
        const wanted = typeof value === 'string' && value.trim() ? value : (siblingData.title as unknown)
        return typeof wanted === 'string' ? slug(wanted) : value
      },
    ],
  },
}
