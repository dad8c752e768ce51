import type { KnownHomeKind, HomeKind } from '@/domain/listing/home-kind'

/** The platform's own types. Agencies may add others, and number their web categories as they like. */
const typeIds: Partial<Record<KnownHomeKind, readonly number[]>> = {
  house: [...[139, 140, 143, 144, 145, 146, 148, 149, 150, 151], ...[152, 153, 154, 155, 156, 163, 164]],
  farm: [141, 142, 147],
  apartment: [1, 7, 10, 12, 14, 15, 131],
  studio: [11, 17],
  'student-room': [128],
  investment: [129, 132, 135, 162],
  office: [42, 127, 134],
  retail: [133, 159, 165],
  industrial: [136, 157],
  garage: [158],
  plot: [3, 27, 30, 137, 138],
}

const kindById = new Map<number, HomeKind>(
  Object.entries(typeIds).flatMap(([kind, ids]) => ids.map((id) => [id, kind as KnownHomeKind])),
)

/** 125, "building", may be anything: like a type of the agency's own, it is unknown until the agency says what it is. */
export function kindOfMainType(id: number | null): HomeKind {
  return kindById.get(id ?? 0) ?? 'unknown'
}
