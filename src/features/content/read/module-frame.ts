import type { ItemLayout, ModuleBackground, ModuleFrame, ModuleView } from '@/domain/content/module'

import type { StoredModule } from './module-sources'
import { type MediaById, pictureOf, picturesOf } from './read-pictures'

export function frameOf(module: StoredModule, media: MediaById): ModuleFrame {
  return {
    id: module.id ?? '',
    title: module.isTitlePublic === false ? '' : (module.title ?? ''),
    titleSize: module.titleSize ?? 'medium',
    description: module.description ?? '',
    description2: module.description2 ?? '',
    columns: { sm: module.columnsSm ?? 12, md: module.columnsMd ?? 12, lg: module.columnsLg ?? 12 },
    className: module.className ?? '',
    background: backgroundOf(module, media),
    images: picturesOf(media, module.images),
  }
}

/** Never more than the specification allows, whatever is stored. */
export function layoutOf(module: {
  view?: string | null
  perRow?: number | null
  maximum?: number | null
}): ItemLayout {
  return {
    view: (module.view ?? 'list') as ModuleView,
    perRow: Math.min(4, Math.max(1, module.perRow ?? 1)),
    maximum: Math.min(40, Math.max(1, module.maximum ?? 40)),
  }
}

function backgroundOf({ backgroundType, colour, image }: StoredModule, media: MediaById): ModuleBackground {
  if (backgroundType === 'colour') return { kind: 'colour', colour: colour ?? 'sand' }
  const picture = backgroundType === 'image' ? pictureOf(media, image) : null
  return picture ? { kind: 'image', picture } : { kind: 'none' }
}
