/** A reference as it is compared, whatever stands between its letters and figures; as listing.reference_key in the database. */
export function referenceKey(reference: string): string {
  return reference.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}
