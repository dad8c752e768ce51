/** What an agency decides about its lists. */
export interface ListingSettings {
  /** Marquees whose name stands where the price was: sold, rented. */
  ignoredMarquees: readonly number[]
  /** Whether even the town of an unpublished address stays hidden. */
  hideCity: boolean
}
