/** In the admin. */
export const newslettersPath = '/newsletters'
export const newsletterPath = (id: string) => `${newslettersPath}/${id}` as const

/** In its API. */
export const newNewsletterPath = '/newsletters/new'
export const handleNewsletterPath = (id: string) => `/newsletters/${id}/handle` as const
export const previewNewsletterPath = (id: string, language: string) =>
  `/newsletters/${id}/preview/${language}` as const
