/** Of the agency and its homes: Belgium and Luxembourg share one clock. */
export const timeZone = 'Europe/Brussels'
