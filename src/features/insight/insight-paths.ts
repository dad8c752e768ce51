/** In the admin. */
export const insightPath = '/insight'

/** In its API. */
export const exportInsightPath = '/insight/export'
