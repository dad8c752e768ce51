import type { DateField } from 'payload'

import { words } from '../words'

/** The worker publishes the latest draft at this moment. */
export const publishAt: DateField = {
  name: 'publishAt',
  type: 'date',
  index: true,
  label: words('Publiceren op', 'Publier le', 'Publish at', 'Veröffentlichen am'),
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd/M/yyyy HH:mm' },
    description: words(
      'Bewaar als concept; het verschijnt vanzelf.',
      'Enregistrez comme brouillon ; la publication est automatique.',
      'Save as a draft; it appears by itself.',
      'Als Entwurf speichern; es erscheint von selbst.',
    ),
  },
}
