import type { CheckboxField } from 'payload'

import { words } from '../words'

/** Whether something shows in the language that is being edited. */
export function publicFlag(name: string, label = words('Publiek', 'Public', 'Public', 'Öffentlich')) {
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
    words(
      'Publiek in deze taal',
      'Public dans cette langue',
      'Public in this language',
      'In dieser Sprache öffentlich',
    ),
  ),
  admin: {
    position: 'sidebar',
    description: words(
      'Uit: bezoekers zien dit in deze taal niet, ook niet in menu’s en lijsten.',
      'Désactivé : les visiteurs ne voient rien dans cette langue, ni dans les menus ni dans les listes.',
      'Off: visitors do not see this in this language, nor in menus and lists.',
      'Aus: Besucher sehen dies in dieser Sprache nicht, auch nicht in Menüs und Listen.',
    ),
  },
}
