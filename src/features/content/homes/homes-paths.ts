/** In the admin. */
export const homesPath = '/homes'

/** In its API. */
export const handleHomePath = (id: number | string) => `/homes/${id}/handle` as const

/** What editors add to a home, and where a new one is begun. */
export const notePath = (id: number) => `/collections/listing-notes/${id}` as const

export const longestReason = 200

/** The element of the board, also as the end of its address. */
export const moveButtonId = (side: string, listingId: number) => `${side}-${listingId}`
