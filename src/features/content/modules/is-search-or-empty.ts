import { searchOfAddress } from '@/features/listings/list/search-of-address'

/** Of a field for the address of a list. Nothing yet is no fault: the module waits. */
export function isSearchOrEmpty(value: unknown): string | true {
  return typeof value !== 'string' || !value.trim() || searchOfAddress(value)
    ? true
    : '/nl/te-koop/?city=Gent'
}
