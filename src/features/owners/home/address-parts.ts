export interface AddressParts {
  /** The street and its number; the place itself where no street is known. */
  title: string
  place: string | null
}

/** An address as a title and the place below it: "9, rue de Mersch" in "L-3644 Kayl (Luxemburg)". */
export function addressParts(address: string): AddressParts {
  const cut = address.lastIndexOf(', ')
  if (cut === -1) return { title: address, place: null }
  return { title: address.slice(0, cut), place: address.slice(cut + 2) }
}
