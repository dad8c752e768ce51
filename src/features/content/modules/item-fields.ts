import type { Field, Option } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import type { ModuleView } from '@/domain/content/module'

const viewNames: Record<ModuleView, ReturnType<typeof words>> = {
  single: words({
    nl: 'Eén, voluit',
    fr: 'Un seul, en entier',
    en: 'One, in full',
    de: 'Eines, vollständig',
  }),
  slider: words({ nl: 'Schuifbalk', fr: 'Carrousel', en: 'Slider', de: 'Schieberegler' }),
  news: words({ nl: 'Nieuws', fr: 'Actualités', en: 'News', de: 'Nachrichten' }),
  list: words({ nl: 'Lijst', fr: 'Liste', en: 'List', de: 'Liste' }),
  module: words({ nl: 'Kort overzicht', fr: 'Aperçu court', en: 'Short overview', de: 'Kurzübersicht' }),
  collapse: words({ nl: 'Openklapbaar', fr: 'Dépliable', en: 'Folds open', de: 'Aufklappbar' }),
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
          label: words({ nl: 'Weergave', fr: 'Affichage', en: 'View', de: 'Ansicht' }),
          options: views.map((value): Option => ({ value, label: viewNames[value] })),
        },
        {
          name: 'perRow',
          type: 'number',
          min: 1,
          max: 4,
          defaultValue: perRow,
          label: words({ nl: 'Per rij', fr: 'Par rangée', en: 'Per row', de: 'Pro Reihe' }),
        },
        {
          name: 'maximum',
          type: 'number',
          min: 1,
          max: 40,
          defaultValue: maximum,
          label: words({ nl: 'Hoogstens', fr: 'Au maximum', en: 'At most', de: 'Höchstens' }),
        },
      ),
    },
  ]
}
