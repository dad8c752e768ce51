import { slug } from './slug'

/**
 * The parts of an address, each in the form paths are compared in: À%20Vendre, À Vendre and a-vendre are one.
 * A whole URL counts by its path; its query and hash do not count.
 */
export function pathSegments(url: string): string[] {
  const path = url.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .filter(Boolean)
    .map((segment) => slug(decoded(segment)) || segment.toLowerCase())
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray percent sign is a sign like any other.
    return segment
  }
}
