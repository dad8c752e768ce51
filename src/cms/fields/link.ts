import type { Field } from 'payload'

import { shared } from './shared'
import { words } from '../words'

const safeTarget = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i

export function validateTarget(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true
  return (typeof value === 'string' && safeTarget.test(value)) || 'https://…, mailto:…, tel:…, /nl/…, #…'
}

/** A label per language that leads to a page of the site, or to any address. */
export function linkFields({ hasPage = true } = {}): Field[] {
  return [
    {
      name: 'label',
      type: 'text',
      localized: true,
      label: words('Tekst', 'Texte', 'Text', 'Text'),
    },
    {
      type: 'row',
      fields: shared<Field>(
        ...(hasPage
          ? [
              {
                name: 'page',
                type: 'relationship',
                relationTo: 'pages',
                label: words('Pagina', 'Page', 'Page', 'Seite'),
              } satisfies Field,
            ]
          : []),
        {
          name: 'url',
          type: 'text',
          validate: validateTarget,
          label: words('Of een adres', 'Ou une adresse', 'Or an address', 'Oder eine Adresse'),
          admin: {
            description: words(
              'Na een pagina: ?type=1 of #gent wordt eraan toegevoegd.',
              'Après une page : ?type=1 ou #gand s’y ajoute.',
              'After a page: ?type=1 or #ghent is added to it.',
              'Nach einer Seite: ?type=1 oder #gent wird angehängt.',
            ),
          },
        },
      ),
    },
  ]
}
