import { mapColours } from '../map-colours'
import { perPixel } from './tile-sheet'

/** How far around the given point the home of an unpublished address may be, in metres. */
export const approximateMetres = 400
const scale = 1.2 * perPixel
/** The stepped gable of our sign, its foot on the point. */
const gable =
  '<path d="M0 0V-9" stroke="#7a2e1a" stroke-width="1.5"/><circle r="1.8" fill="#7a2e1a"/>' +
  `<path d="M-13-9V-25h3.6v-3.6h3.6v-3.6h3.4V-37h4.8v4.8h3.4v3.6h3.6v3.6H13v16Z" fill="${mapColours.brick}" stroke="${mapColours.paper}" stroke-width="1.5" stroke-linejoin="round"/>` +
  `<path d="M-2.6-9v-7.2h5.2V-9M-6.4-20.6h2.8M3.6-20.6h2.8" stroke="${mapColours.paper}" stroke-width="1.4" fill="none"/>`

/** The sign of the home on its point, or the circle in which it is. */
export function homeMark(isExact: boolean, perMetre: number): string {
  if (isExact) return `<g transform="scale(${scale})">${gable}</g>`
  const radius = Math.round(approximateMetres * perMetre)
  return `<circle r="${radius}" fill="${mapColours.bluestone}" fill-opacity=".12" stroke="${mapColours.bluestone}" stroke-opacity=".6" stroke-width="${perPixel}"/>`
}

/** Where no name may stand: the gable stands up from its point; under a circle everything is read. */
export function takenByMark(isExact: boolean) {
  return isExact
    ? [
        { x: 0, y: -23 * scale, radius: 16 * scale },
        { x: 0, y: 0, radius: 5 * scale },
      ]
    : []
}
