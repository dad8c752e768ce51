import type { Language } from '@/domain/language'

/** In the admin. */
export const ownerHomesPath = '/owner-homes'
export const ownerHomePath = (listingId: string | number) => `${ownerHomesPath}/${listingId}` as const

/** In its API. */
export const handleHomePath = (listingId: string | number) => `/owner-homes/${listingId}/handle` as const

/** On the cms host, as its owners see it. */
export const previewSubject = 'owner-homes'
export const previewPath = (language: Language, listingId: number) =>
  `/${language}/preview/${previewSubject}/${listingId}/`
