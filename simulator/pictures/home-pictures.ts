import { hash } from '../seed/hash'
import type { Project } from '../world/projects'
import { type PropertyCore, statuses } from '../world/property-core'
import type { World } from '../world/world'
import { PictureTurns } from './choose-pictures'
import { floorPlans } from './floor-plan'
import { type Entry, readManifest } from './manifest'
import { shownPictures } from './shown-pictures'

/** Up to here pictures go round from home to home in the order of the list; in a larger world each home draws its own. */
const largestRound = 5000

type Round = { entries: Entry[]; byId: Map<number, Entry[]> }

const rounds = new WeakMap<World, Round>()

/** The photographs of a home, the cover first. Its floor plans come after them. */
export function picturesOfHome(world: World, core: PropertyCore): Entry[] {
  const entries = readManifest()
  const count = photographs(core)
  if (world.size <= largestRound && core.pictureVersion === 1) {
    const chosen = roundOf(world, entries).byId.get(core.id)
    if (chosen && chosen.length >= count) return chosen.slice(0, count)
  }
  return new PictureTurns(entries, hash(core.key, core.pictureVersion)).next(core, count)
}

export function picturesOfProject({ key, kind, place }: Project): Entry[] {
  const country = place.countryId === 50 ? 'LU' : 'BE'
  const outside = kind === 'apartments' ? 'apartment-block' : 'new-build'
  const wanted = [outside, 'living', 'kitchen', kind === 'apartments' ? 'balcony' : 'garden', 'bedroom']
  const chosen: Entry[] = []
  for (const subject of [...wanted, 'bathroom', 'dining', outside, 'street', 'kitchen', 'bedroom']) {
    const fitting = readManifest().filter(
      (entry) =>
        entry.subject === subject && !chosen.includes(entry) && ['both', country].includes(entry.country),
    )
    const entry = fitting[key % Math.max(1, fitting.length)]
    if (entry) chosen.push(entry)
  }
  return chosen
}

function roundOf(world: World, entries: Entry[]): Round {
  const known = rounds.get(world)
  if (known?.entries === entries) return known
  // What is for sale and what is to let, and the homes of projects, never stand in one list.
  const turns = new Map<string, PictureTurns>()
  const turnsOf = ({ goal, projectId }: PropertyCore) => {
    const list = `${goal}${projectId > 0}`
    const known = turns.get(list) ?? new PictureTurns(entries, hash(world.options.seed, turns.size))
    turns.set(list, known)
    return known
  }
  const byId = new Map(listOrder(world).map((core) => [core.id, turnsOf(core).next(core, photographs(core))]))
  const round = { entries, byId }
  rounds.set(world, round)
  return round
}

/** As the site lists them: what is still to be had first, then the newest. */
function listOrder(world: World): PropertyCore[] {
  const cores = Array.from({ length: world.size }, (_, slot) => world.coreAt(slot))
  const isClosed = ({ status }: PropertyCore) =>
    Number(status === statuses.sold || status === statuses.rented)
  return cores.sort((a, b) => isClosed(a) - isClosed(b) || b.createdAt - a.createdAt || b.id - a.id)
}

function photographs(core: PropertyCore): number {
  const count = shownPictures(core)
  return count - floorPlans(core, count).length
}
