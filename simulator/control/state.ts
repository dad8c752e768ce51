import type { Simulation } from '../simulation'

export function stateOf(simulation: Simulation) {
  const { world, crm } = simulation
  return {
    properties: world.options.properties,
    projects: world.projects.length,
    units: world.size - world.options.properties,
    seed: world.options.seed,
    quirks: world.options.quirks,
    now: world.options.now.toISOString(),
    changed: world.changes.byId.size,
    deleted: world.changes.deletedIds.size,
    leads: crm.leads.length,
    demands: crm.demands.length,
    persons: crm.persons.size,
    faults: simulation.faults.active.length,
    requests: Object.fromEntries(simulation.served),
  }
}
