import { groups } from '@/cms/groups'
import { words } from '@/cms/words'
import { brandColourProblem } from '@/domain/site/brand-colour'

import { defineGlobal } from './define-global'

export const look = defineGlobal({
  slug: 'look',
  label: words('Huisstijl', 'Identité visuelle', 'House style', 'Hausstil'),
  group: groups.look,
  isTranslated: false,
  shows: words(
    'Kleur van links, knoppen en prijzen, en het logo in kop en voet.',
    'Couleur des liens, boutons et prix, et logo de l’en-tête et du pied.',
    'Colour of links, buttons and prices, and the logo in header and footer.',
    'Farbe von Links, Schaltflächen und Preisen, und das Logo in Kopf- und Fußzeile.',
  ),
  fields: [
    {
      name: 'brandColour',
      type: 'text',
      label: words('Merkkleur', 'Couleur de marque', 'Brand colour', 'Markenfarbe'),
      validate: (value: unknown) => brandColourProblem(value) ?? true,
      admin: {
        placeholder: '#9C3F26',
        description: words(
          'Als #RRGGBB, donker genoeg om op papier te lezen (contrast 4,5).',
          'Sous la forme #RRGGBB, assez foncée pour être lue sur papier (contraste 4,5).',
          'As #RRGGBB, dark enough to read on paper (contrast 4.5).',
          'Als #RRGGBB, dunkel genug für Lesbarkeit auf Papier (Kontrast 4,5).',
        ),
      },
    },
    { name: 'logo', type: 'upload', relationTo: 'media', label: words('Logo', 'Logo', 'Logo', 'Logo') },
  ],
})
