import { hash } from '../seed/hash'
import { microsoftDate } from '../world/brussels-time'
import type { Row, RowContext } from './row-context'

const optionalNames = [
  'SurfaceConstructed',
  'HasAttic',
  'MainStyleName',
  'SurfaceOffice',
  'VirtualTour',
  'District',
  'NumberOfExternalParkings',
  'HeritageName',
]
const dashedNames = [
  'BoxNr',
  'DescriptionB',
  'District',
  'KitchenName',
  'Servitudes',
  'DateFree',
  'MainStyleName',
  'VirtualTour',
]

/** What real platforms send: the same property always shows the same oddities, whoever asks. */
export function applyQuirks(parts: Row[], { core, keepsFonts }: RowContext): void {
  const share = (salt: number) => hash(core.key, 101, salt) % 100
  const change = (name: string, to: (value: unknown) => unknown) => {
    for (const part of parts) if (name in part) part[name] = to(part[name])
  }
  if (share(1) < 70) change('City', (city) => String(city).toUpperCase())
  if (share(2) < 12) change('Price', () => core.price.toFixed(share(3) < 50 ? 0 : 2))
  if (share(4) < 25) change('WebID', String)
  if (share(5) < 20) change('SiteID', String)
  if (core.place.countryId === 50 && share(6) < 25) change('Zip', (zip) => `L-${String(zip)}`)
  if (share(7) < 10) change('CreatedDate', () => microsoftDate(core.createdAt))
  if (core.projectId === 0 && share(8) < 30) change('ProjectID', () => null)
  const coordinates = share(9) < 55 ? String : share(9) < 65 ? () => '' : undefined
  if (coordinates) for (const name of ['GoogleX', 'GoogleY']) change(name, coordinates)
  if (share(10) < 30) for (const name of dashedNames) change(name, (value) => (value === '' ? '-' : value))
  if (share(11) < 15) omit(parts, hash(core.key, 101))
  if (share(12) < 6) change('SurfaceTotal', () => 0)
  if (share(13) < 20 && keepsFonts) change('DescriptionA', (html) => pasted(String(html)))
}

function omit(parts: Row[], draw: number): void {
  for (let n = 0; n < 3; n++)
    for (const part of parts)
      Reflect.deleteProperty(part, optionalNames[(draw + n * 3) % optionalNames.length]!)
}

/** As it comes out of a word processor. */
function pasted(html: string): string {
  return html
    .replaceAll(
      '<p>',
      '<p style="margin:0cm 0cm 8pt"><span style="font-family:Calibri,sans-serif;font-size:11pt">',
    )
    .replaceAll('</p>', '</span></p>')
    .replace('. ', '.&nbsp; ')
}
