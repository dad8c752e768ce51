/** A choice with its words, where those are data of the site. */
export interface OfferedChoice {
  value: string
  text: string
}

/** A moment one can visit a home. */
export interface OfferedSlot {
  value: string
  /** ISO; shown in Brussels time. */
  startsAt: string
  isFull?: boolean
}

/** What the site offers to choose from in a form. */
export interface FormOptions {
  categories?: OfferedChoice[]
  documents?: OfferedChoice[]
  /** Days on which everybody may come. */
  openDays?: OfferedChoice[]
  slots?: OfferedSlot[]
  /** The form for whom none of the moments suits. */
  otherMomentHref?: string
}
