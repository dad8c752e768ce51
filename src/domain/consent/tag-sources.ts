import { configuredTags, type TagIds, type TagKind } from './tags'

/** The parts of a page's policy that a tag needs to be wider. */
export const sourceKinds = ['script-src', 'img-src', 'connect-src', 'frame-src'] as const
export type SourceKind = (typeof sourceKinds)[number]

const tagManagerHost = 'https://www.googletagmanager.com'

/** As the makers of the tags ask for it in their own documentation. None of it allows inline scripts. */
const sources: Record<TagKind, Partial<Record<SourceKind, readonly string[]>>> = {
  tagManager: {
    'script-src': [tagManagerHost],
    'img-src': [tagManagerHost],
    'connect-src': [tagManagerHost],
  },
  analytics: {
    'script-src': [tagManagerHost],
    'img-src': ['https://*.google-analytics.com', tagManagerHost],
    'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManagerHost],
  },
  ads: {
    'script-src': [
      tagManagerHost,
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
    ],
    'img-src': [
      tagManagerHost,
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
    ],
    'connect-src': [
      tagManagerHost,
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://www.google.com',
    ],
    'frame-src': [tagManagerHost, 'https://td.doubleclick.net'],
  },
  pixel: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
}

/** What the configured tags load from, and nothing more. */
export function tagSources(ids: TagIds, kind: SourceKind): string[] {
  return [...new Set(configuredTags(ids).flatMap((tag) => sources[tag][kind] ?? []))]
}
