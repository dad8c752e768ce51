import { readFileSync } from 'node:fs'

import sharp from 'sharp'

import type { PropertyCore } from '../world/property-core'
import { type Plan, readPlans } from './manifest'
import { shownPictures } from './shown-pictures'

const sheet = { width: 1920, height: 1280, margin: 90 }

/** The plans at the end of a home's pictures: of the ground floor, and of the storey above where there is room for it. */
export function floorPlans(core: PropertyCore, pictureCount: number): Plan[] {
  const { category } = core.type
  if (category !== 'house' && category !== 'apartment' && category !== 'studio') return []
  const fitting = readPlans().filter((plan) => isOf(core, plan))
  return fitting.slice(0, pictureCount > 10 ? 2 : 1)
}

/** How many of the pictures it shows are plans. */
export function planCount(core: PropertyCore): number {
  return floorPlans(core, shownPictures(core)).length
}

function isOf(core: PropertyCore, { building, file }: Plan): boolean {
  if (core.category === 'studio') return file.includes('studio')
  if (core.category === 'apartment' && core.type.key !== 'loft')
    return file.includes(core.bedrooms > 1 ? 'apartment-2' : 'apartment-1')
  return building === buildingOf(core)
}

function buildingOf({ type, projectId, construction }: PropertyCore): string {
  if (projectId > 0 || type.key === 'newHouse') return 'new-build'
  if (type.key === 'loft') return 'mill'
  if (type.key === 'farm' || type.key === 'bungalow') return 'farmhouse'
  if (type.key === 'villa') return 'villa'
  if (type.key === 'townhouse' || type.key === 'mansion') return 'stepped-gable'
  return { 1: 'villa', 2: 'stepped-gable' }[construction] ?? 'half-open'
}

/** The drawing on a white sheet with the proportions of the other pictures. */
export async function planSheet(plan: Plan): Promise<Buffer> {
  const drawing = await sharp(readFileSync(plan.path), { density: 200 })
    .resize({
      width: sheet.width - 2 * sheet.margin,
      height: sheet.height - 2 * sheet.margin,
      fit: 'contain',
      background: 'white',
    })
    .toBuffer()
  return sharp(drawing)
    .extend({
      top: sheet.margin,
      bottom: sheet.margin,
      left: sheet.margin,
      right: sheet.margin,
      background: 'white',
    })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
}
