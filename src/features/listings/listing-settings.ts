/** What an agency decides about its lists. Read from the CMS in time; the same for every deployment now. */
export const listingSettings = {
  /** Marquees whose name stands where the price was: sold, rented. */
  ignoredMarquees: [4, 5],
  /** Whether even the town of an unpublished address stays hidden. */
  hideCity: false,
} as const
