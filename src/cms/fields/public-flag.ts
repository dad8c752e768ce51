import type { CheckboxField } from 'payload'

import { words } from '../words'

/** Whether something shows in the language that is being edited. */
export function publicFlag(
  name: string,
  label = words({ nl: 'Publiek', fr: 'Public', en: 'Public', de: 'Öffentlich' }),
) {
  return {
    name,
    type: 'checkbox',
    localized: true,
    defaultValue: true,
    label,
  } satisfies CheckboxField
}

export const isPublicField: CheckboxField = {
  ...publicFlag(
    'isPublic',
    words({
      nl: 'Publiek in deze taal',
      fr: 'Public dans cette langue',
      en: 'Public in this language',
      de: 'In dieser Sprache öffentlich',
    }),
  ),
  admin: {
    position: 'sidebar',
    description: words({
      nl: 'Uit: bezoekers zien dit in deze taal niet, ook niet in menu’s en lijsten.',
      fr: 'Désactivé : les visiteurs ne voient rien dans cette langue, ni dans les menus ni dans les listes.',
      en: 'Off: visitors do not see this in this language, nor in menus and lists.',
      de: 'Aus: Besucher sehen dies in dieser Sprache nicht, auch nicht in Menüs und Listen.',
    }),
  },
}
