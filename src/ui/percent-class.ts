/**
 * A custom property that is so many percent, as a class: pages have no style attributes, by policy. `theme.css` names
 * these classes, which no file spells out.
 */
export function percentClass(property: 'x' | 'y', percent: number): string {
  return `[--${property}:${Math.round(Math.min(Math.max(percent, 0), 100))}%]`
}
