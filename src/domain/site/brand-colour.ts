/** The page's own paper, on which the brand colour is read. */
const paper = '#FBF8F3'
const leastContrast = 4.5

/** Why a colour cannot be the brand's; `null` when it can, or when none is given. */
export function brandColourProblem(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string' || !/^#[\da-f]{6}$/i.test(value)) return '#RRGGBB'
  const contrast = contrastRatio(value, paper)
  return contrast < leastContrast ? `${contrast.toFixed(1)} < ${leastContrast}` : null
}

/** WCAG's ratio, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
