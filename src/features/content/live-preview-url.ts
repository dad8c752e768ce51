import type { LivePreviewConfig } from 'payload'

type Subject = Parameters<Extract<LivePreviewConfig['url'], (subject: never) => unknown>>[0]

/** Where a draft is seen as visitors would see it, in the language being edited; on the admin's own host, behind its sign-in. */
export function livePreviewUrl({ collectionConfig, globalConfig, data, locale }: Subject): string | null {
  if (globalConfig) return `/${locale.code}/preview/globals/${globalConfig.slug}/`
  const { id } = data as { id?: number }
  // A record without a number has not been saved yet.
  return collectionConfig && id ? `/${locale.code}/preview/${collectionConfig.slug}/${id}/` : null
}
