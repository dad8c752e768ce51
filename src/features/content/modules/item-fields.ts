import type { Field, Option } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import type { ModuleView } from '@/domain/content/module'

const viewNames: Record<ModuleView, ReturnType<typeof words>> = {
  single: words('Eén, voluit', 'Un seul, en entier', 'One, in full', 'Eines, vollständig'),
  slider: words('Schuifbalk', 'Carrousel', 'Slider', 'Schieberegler'),
  news: words('Nieuws', 'Actualités', 'News', 'Nachrichten'),
  list: words('Lijst', 'Liste', 'List', 'Liste'),
  module: words('Kort overzicht', 'Aperçu court', 'Short overview', 'Kurzübersicht'),
  collapse: words('Openklapbaar', 'Dépliable', 'Folds open', 'Aufklappbar'),
}

/** For modules that show several things: how, how many in a row, how many at most. */
export function itemFields({
  views,
  maximum,
  perRow,
}: {
  views: readonly ModuleView[]
  maximum: number
  perRow: number
}): Field[] {
  return [
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'view',
          type: 'select',
          defaultValue: views[0],
          label: words('Weergave', 'Affichage', 'View', 'Ansicht'),
          options: views.map((value): Option => ({ value, label: viewNames[value] })),
        },
        {
          name: 'perRow',
          type: 'number',
          min: 1,
          max: 4,
          defaultValue: perRow,
          label: words('Per rij', 'Par rangée', 'Per row', 'Pro Reihe'),
        },
        {
          name: 'maximum',
          type: 'number',
          min: 1,
          max: 40,
          defaultValue: maximum,
          label: words('Hoogstens', 'Au maximum', 'At most', 'Höchstens'),
        },
      ),
    },
  ]
}
