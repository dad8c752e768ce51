import { groups } from '@/cms/groups'
import { words } from '@/cms/words'
import { brandColourProblem } from '@/domain/site/brand-colour'

import { defineGlobal } from './define-global'

export const look = defineGlobal({
  slug: 'look',
  label: words({ nl: 'Huisstijl', fr: 'Identité visuelle', en: 'House style', de: 'Hausstil' }),
  group: groups.look,
  isTranslated: false,
  shows: words({
    nl: 'Kleur van links, knoppen en prijzen, en het logo in kop en voet.',
    fr: 'Couleur des liens, boutons et prix, et logo de l’en-tête et du pied.',
    en: 'Colour of links, buttons and prices, and the logo in header and footer.',
    de: 'Farbe von Links, Schaltflächen und Preisen, und das Logo in Kopf- und Fußzeile.',
  }),
  fields: [
    {
      name: 'brandColour',
      type: 'text',
      label: words({ nl: 'Merkkleur', fr: 'Couleur de marque', en: 'Brand colour', de: 'Markenfarbe' }),
      validate: (value: unknown) => brandColourProblem(value) ?? true,
      admin: {
        placeholder: '#9C3F26',
        description: words({
          nl: 'Als #RRGGBB, donker genoeg om op papier te lezen (contrast 4,5).',
          fr: 'Sous la forme #RRGGBB, assez foncée pour être lue sur papier (contraste 4,5).',
          en: 'As #RRGGBB, dark enough to read on paper (contrast 4.5).',
          de: 'Als #RRGGBB, dunkel genug für Lesbarkeit auf Papier (Kontrast 4,5).',
        }),
      },
    },
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: words({ nl: 'Logo', fr: 'Logo', en: 'Logo', de: 'Logo' }),
    },
  ],
})
