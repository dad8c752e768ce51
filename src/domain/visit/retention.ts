/** Figures of searches and forms: a year and a month, so that a month can be compared with the one a year before. */
export const insightDays = 400

/** Addresses that do not exist, after somebody last asked for them. */
export const missingDays = 14
