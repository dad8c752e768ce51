import { shownPictures } from '../pictures/shown-pictures'
import type { PropertyCore } from '../world/property-core'

const widths = { Small: 200, Medium: 400, Large: 800, XLarge: 1920 } as const

/** A project has no category. */
type Pictured = Pick<PropertyCore, 'id' | 'pictureCount' | 'pictureVersion'> &
  Partial<Pick<PropertyCore, 'category'>>

/**
 * JSON of the first picture and all pictures, as plain addresses and as items; there is no plain `XLargePicture`.
 * Written as text because pictures are three quarters of a row and nothing in them needs escaping.
 */
export function pictureText(
  host: string,
  { id, pictureCount, pictureVersion, category }: Pictured,
  folder = '',
  planCount = 0,
): string {
  const count = category ? shownPictures({ category, pictureCount }) : pictureCount
  const version = pictureVersion > 1 ? `&v=${pictureVersion}` : ''
  const base = `"${host}/cloud-storage/${folder}${id}/`
  let text = ''
  for (const size of ['Small', 'Medium', 'Large', 'XLarge'] as const) {
    const width = widths[size]
    const ending = `.jpg?width=${width}${version}"`
    const measures = `,"Width":${width},"Height":${Math.round((width * 2) / 3)}}`
    const items: string[] = []
    const addresses: string[] = []
    for (let number = 1; number <= count; number++) {
      const address = base + number + ending
      addresses.push(address)
      const plan = number > count - planCount ? '-grondplan' : ''
      items.push(`{"ID":${id * 20 + number},"Name":"${id}-${number}${plan}.jpg","Url":${address}${measures}`)
    }
    if (size !== 'XLarge')
      text += `"${size}Picture":${addresses[0] ?? '""'},"${size}Pictures":[${addresses.join()}],`
    text += `"${size}PictureItem":${items[0] ?? 'null'},"${size}PictureItems":[${items.join()}]${size === 'XLarge' ? '' : ','}`
  }
  return text
}

export function pictureFields(
  host: string,
  core: Pictured,
  folder = '',
  planCount = 0,
): Record<string, unknown> {
  return JSON.parse(`{${pictureText(host, core, folder, planCount)}}`) as Record<string, unknown>
}
