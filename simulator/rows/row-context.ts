import type { Energy } from '../world/energy'
import { drawEnergy } from '../world/energy'
import type { Labels, Language } from '../world/language'
import type { PropertyCore } from '../world/property-core'
import { type Technical, drawTechnical } from '../world/technical'
import type { World } from '../world/world'

export type Row = Record<string, unknown>

/** Everything the writers of a row share. */
export type RowContext = {
  world: World
  core: PropertyCore
  technical: Technical
  energy: Energy
  language: Language
  descriptionLanguage: Language
  keepsFonts: boolean
  /** Filled by the first text, for the next in the same language. */
  slots?: { language: Language; values: Record<string, string> }
}

export type RowLanguage = Pick<RowContext, 'language' | 'descriptionLanguage' | 'keepsFonts'>

export function rowContext(world: World, core: PropertyCore, language: RowLanguage): RowContext {
  const now = world.options.now.getTime()
  return { world, core, technical: drawTechnical(core, now), energy: drawEnergy(core, now), ...language }
}

/** The label in the row's language, or an empty text where the list does not apply. */
export function labelOf(list: Record<number, Labels>, id: number, language: Language): string {
  return list[id]?.[language] ?? ''
}
