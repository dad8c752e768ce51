export const pictureKinds = ['photo', 'plan'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** Words by which agencies name their drawings, in the languages they work in. */
const planName =
  /(^|[^a-z])(grond|vloer|bouw|inplantings)?(plan|plans|plannen|plattegrond|floor-?plan|grundriss|grundrisse|lageplan)([^a-z]|$)/

/** Platforms send drawings among the photographs; only the name of the file tells them apart. */
export function pictureKindOf(name: string): PictureKind {
  const plain = name
    .replace(/\.[a-z\d]+$/i, '')
    .replaceAll(/[_\s]+/g, '-')
    .toLowerCase()
  return planName.test(plain) ? 'plan' : 'photo'
}
