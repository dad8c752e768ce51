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
      label: words({ nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' }),
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
                label: words({ nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' }),
              } satisfies Field,
            ]
          : []),
        {
          name: 'url',
          type: 'text',
          validate: validateTarget,
          label: words({
            nl: 'Of een adres',
            fr: 'Ou une adresse',
            en: 'Or an address',
            de: 'Oder eine Adresse',
          }),
          admin: {
            description: words({
              nl: 'Na een pagina: ?type=1 of #gent wordt eraan toegevoegd.',
              fr: 'Après une page : ?type=1 ou #gand s’y ajoute.',
              en: 'After a page: ?type=1 or #ghent is added to it.',
              de: 'Nach einer Seite: ?type=1 oder #gent wird angehängt.',
            }),
          },
        },
      ),
    },
  ]
}
