import { pictureWidths } from './picture-url'

/** Where the site serves what editors uploaded. */
export const mediaPath = '/media/'

const sizes = ['thumb', 'mobile', 'desktop'] as const

const fileName = /^[\w][\w .()-]{0,200}\.[a-z\d]{2,5}$/i

/** The stored file that answers a request, the best first; empty for a name that can be no file of ours. */
export function mediaFiles(name: string, width: number | null): string[] {
  if (!fileName.test(name) || name.includes('..')) return []
  const size = width === null ? undefined : sizes.find((candidate) => width <= pictureWidths[candidate])
  if (!size) return [name]
  // A picture that is no larger than a size has none of that size.
  return [`${name.replace(/\.[^.]+$/, '')}-${size}.webp`, name]
}
