import { islands } from './islands'

/** Resolves once the island hears what happens in it. */
export async function wakeIsland(element: HTMLElement): Promise<void> {
  const name = element.getAttribute('name') ?? ''
  const load = islands[name]
  if (!load) throw new Error(`No island is called ${name}`)
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island'), load()])
  await hydrateIsland(element, component)
  element.setAttribute('awake', '')
}
