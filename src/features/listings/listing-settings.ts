/** What an agency decides about its lists. */
export interface ListingSettings {
  /** Marquees whose name stands where the price was: sold, rented. */
  ignoredMarquees: readonly number[]
  /** Whether even the town of an unpublished address stays hidden: the views of the database read it. */
  hideCity: boolean
  /** A picture above the price of each home on the map. */
  mapMarker?: string | undefined
}
