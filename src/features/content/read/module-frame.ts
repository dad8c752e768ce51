import type { ItemLayout, ModuleBackground, ModuleFrame, ModuleView } from '@/domain/content/module'

import type { ModuleDocument } from '../published/module-document'
import { type MediaById, pictureOf, picturesOf } from './read-pictures'

export function frameOf(module: ModuleDocument, media: MediaById): ModuleFrame {
  return {
    id: module.id ?? '',
    title: module.title ?? '',
    titleSize: module.titleSize ?? 'medium',
    description: module.description ?? '',
    description2: module.description2 ?? '',
    columns: { sm: module.columnsSm ?? 12, md: module.columnsMd ?? 12, lg: module.columnsLg ?? 12 },
    className: module.className ?? '',
    background: backgroundOf(module, media),
    images: picturesOf(media, module.images),
  }
}

type ItemModule = Extract<ModuleDocument, { perRow?: number | null }>

/** Never more than the specification allows, whatever is stored. */
export function layoutOf(module: ItemModule): ItemLayout {
  const view: ModuleView = module.view ?? 'list'
  return {
    view,
    perRow: Math.min(4, Math.max(1, module.perRow ?? 1)),
    maximum: Math.min(40, Math.max(1, module.maximum ?? usualMaximum(module.blockType, view))),
  }
}

/** Where an editor leaves it open. */
function usualMaximum(type: ItemModule['blockType'], view: ModuleView): number {
  if (type === 'property-list') return 4
  return view === 'news' ? 3 : 40
}

function backgroundOf({ backgroundType, colour, image }: ModuleDocument, media: MediaById): ModuleBackground {
  if (backgroundType === 'colour') return { kind: 'colour', colour: colour ?? 'sand' }
  const picture = backgroundType === 'image' ? pictureOf(media, image) : null
  return picture ? { kind: 'image', picture } : { kind: 'none' }
}
