import { periodLengths } from './period'

/** Figures of searches and forms: a year and a month, so that a month can be compared with the one a year before. */
export const insightDays = 400

/** Addresses that do not exist, after somebody last asked for them. */
export const missingDays = 14

/** Days of which the views of each home are added up: the longest period, and the one before it. */
export const addedUpDays = 2 * Math.max(...periodLengths)
