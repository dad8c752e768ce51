import type { MenuItem } from './site'

/** The items that stand in the header and those behind the hamburger; a maximum of zero is no limit. */
export function splitMenu(
  menu: readonly MenuItem[],
  maximum: number,
): { shown: MenuItem[]; overlay: MenuItem[] } {
  const limit = maximum > 0 ? maximum : menu.length
  return { shown: menu.slice(0, limit), overlay: menu.slice(limit) }
}
