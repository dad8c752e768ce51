import { readFileSync, statSync } from 'node:fs'

import { hash } from '../seed/hash'
import type { Simulation } from '../simulation'
import type { PropertyCore } from '../world/property-core'
import type { Project } from '../world/projects'
import { facade } from './facade'
import { floorPlans, planSheet } from './floor-plan'
import { picturesOfHome, picturesOfProject } from './home-pictures'
import { type Room, interior } from './interior'
import type { Entry, Plan } from './manifest'
import { portrait } from './portrait'
import { shownPictures } from './shown-pictures'

/** What to render: a picture of the demo, or a drawing when none fits. The name identifies it in caches. */
export type Source = { name: string; read: () => Buffer | Promise<Buffer> }

const drawnRooms: Room[] = ['living', 'kitchen', 'bedroom', 'bathroom', 'hall']

export function propertyPicture({ world }: Simulation, id: number, number: number): Source | undefined {
  const core = world.find(id)
  const count = core ? shownPictures(core) : 0
  if (!core || number < 1 || number > count) return undefined
  const plans = floorPlans(core, count)
  const plan = plans[number - 1 - (count - plans.length)]
  if (plan) return drawnPlan(plan)
  const entry = picturesOfHome(world, core)[number - 1]
  return entry ? photograph(entry) : drawnView(core, number)
}

export function projectPicture({ world }: Simulation, id: number, number: number): Source | undefined {
  const project = world.projects.find((candidate) => candidate.id === id)
  if (!project) return undefined
  const entry = picturesOfProject(project)[number - 1]
  return entry ? photograph(entry) : drawnProject(project, number)
}

export function agentPicture(id: number): Source {
  return drawing(`portrait-${id}`, () => portrait(id))
}

export function photograph(entry: Pick<Entry, 'file' | 'path'>): Source {
  return {
    name: `${entry.file}-${Math.round(statSync(entry.path).mtimeMs)}`,
    read: () => readFileSync(entry.path),
  }
}

function drawnPlan(plan: Plan): Source {
  return { name: `${plan.file}-${Math.round(statSync(plan.path).mtimeMs)}`, read: () => planSheet(plan) }
}

function drawnView(core: PropertyCore, number: number): Source {
  const key = hash(core.key, 332, core.pictureVersion * 100 + number)
  if (number === 1) return drawing(`${core.type.key}-${key}`, () => facade(core.type.key, key))
  const isHome = core.category === 'house' || core.category === 'apartment' || core.category === 'studio'
  const room = isHome
    ? drawnRooms[number % drawnRooms.length]!
    : core.category === 'land'
      ? 'garden'
      : 'space'
  return drawing(`${room}-${key}`, () => interior(room, key))
}

function drawnProject(project: Project, number: number): Source {
  const key = hash(project.key, 333, number)
  const type = project.kind === 'apartments' ? 'apartment' : 'newHouse'
  const room = drawnRooms[number % drawnRooms.length]!
  return drawing(`project-${number === 1 ? type : room}-${key}`, () =>
    number === 1 ? facade(type, key) : interior(room, key),
  )
}

function drawing(name: string, draw: () => string): Source {
  return { name, read: () => Buffer.from(draw()) }
}
