import type { ProjectSummary } from './list-projects'

const most = 3

/** Other projects where something can be had: in the same town first, then in the same part of the country. */
export function similarProjects(
  projects: readonly ProjectSummary[],
  { id, zip, country }: Pick<ProjectSummary, 'id' | 'zip' | 'country'>,
): ProjectSummary[] {
  const distance = (other: ProjectSummary) => {
    if (other.country !== country) return 4
    if (other.zip === zip) return 0
    // Postal codes are dealt out from west to east and north to south within a province.
    return other.zip.slice(0, 2) === zip.slice(0, 2) ? 1 : other.zip[0] === zip[0] ? 2 : 3
  }
  return projects
    .filter((other) => other.id !== id && other.offer.free > 0)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
}
