/** Tags by which cached pages are found again when editors change something. A tag names a record in all its languages. */
export const shellTag = 'shell'
export const homeBannerTag = 'home-banner'
export const teamTag = 'team'
export const featuredTag = 'featured'
export const legalFactsTag = 'legal-facts'
/** Addresses that were asked for and did not exist; see NotFoundScreen. */
export const missingTag = 'missing'

export function pageTag(id: number): string {
  return `page-${id}`
}

/** Pages that hold the section, whether it is published or not. */
export function sectionTag(id: number): string {
  return `section-${id}`
}

export function articleTag(id: number): string {
  return `article-${id}`
}

/** Pages that list the articles of a category. */
export function categoryTag(id: number): string {
  return `category-${id}`
}

/** The page of a member of the team, which lists their articles. */
export function authorTag(id: number): string {
  return `author-${id}`
}

/** The landing page at this address, which shows what editors put there. */
export function landingTag(path: string): string {
  return ['landing', ...path.split('/').filter(Boolean)].join('-')
}

export function mediaTag(id: number): string {
  return `media-${id}`
}

/** Pages that show an entry of the known-path table by its address or name: menus, breadcrumbs, its other languages. */
export function entryTag(entry: string): string {
  return `path-${entry.replaceAll('/', '-')}`
}
