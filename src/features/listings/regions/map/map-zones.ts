import type { Spot } from './nearest-spot'
import type { RegionPaths } from '../region-paths'

/** What a small map shows first: the provinces, and Luxembourg in one piece. */
export interface Zone extends Spot {
  name: string
  outline: string
  provinces: string[]
}

export function zonesOf(
  { provinces, luxembourg }: RegionPaths,
  nameOf: (province: string) => string,
  luxembourgName: string,
): Zone[] {
  const belgian = provinces
    .filter(({ key }) => key.startsWith('BE-'))
    .map((one) => ({ ...one, name: nameOf(one.key), provinces: [one.key] }))
  const cantons = provinces.map(({ key }) => key).filter((key) => key.startsWith('LU-'))
  return [...belgian, { ...luxembourg, key: 'LU', name: luxembourgName, provinces: cantons }].map(
    ({ key, name, outline, provinces: own, label: [x, y] }) => ({ key, name, outline, provinces: own, x, y }),
  )
}
