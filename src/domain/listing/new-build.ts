import type { Listing } from './listing'

/**
 * A unit of a project, or built at most two years before it was offered: as long as the law treats a home as new.
 * Platforms word "new" in fields that agencies number themselves; these two facts mean the same everywhere.
 */
export function isNewBuild({
  projectId,
  constructionYear,
  createdAt,
}: Pick<Listing, 'projectId' | 'constructionYear' | 'createdAt'>): boolean {
  if (projectId !== null) return true
  return constructionYear !== null && constructionYear >= createdAt.getUTCFullYear() - 2
}
