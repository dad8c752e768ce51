import { hash } from '../seed/hash'
import type { Labels } from '../world/language'
import { labels } from '../world/language'
import { documentsOf } from '../world/documents'
import { placeName } from '../world/places'
import type { Row, RowContext } from './row-context'

const rooms = {
  living: labels({ nl: 'Woonkamer', fr: 'Séjour', en: 'Living room', de: 'Wohnzimmer' }),
  kitchen: labels({ nl: 'Keuken', fr: 'Cuisine', en: 'Kitchen', de: 'Küche' }),
  bedroom: labels({ nl: 'Slaapkamer', fr: 'Chambre', en: 'Bedroom', de: 'Schlafzimmer' }),
  bathroom: labels({ nl: 'Badkamer', fr: 'Salle de bains', en: 'Bathroom', de: 'Badezimmer' }),
  shower: labels({ nl: 'Douchekamer', fr: 'Salle de douche', en: 'Shower room', de: 'Duschbad' }),
  hall: labels({ nl: 'Inkomhal', fr: "Hall d'entrée", en: 'Entrance hall', de: 'Eingangshalle' }),
}

const interests = [
  labels({ nl: 'Treinstation', fr: 'Gare', en: 'Railway station', de: 'Bahnhof' }),
  labels({ nl: 'Basisschool', fr: 'École primaire', en: 'Primary school', de: 'Grundschule' }),
  labels({ nl: 'Supermarkt', fr: 'Supermarché', en: 'Supermarket', de: 'Supermarkt' }),
  labels({ nl: 'Park', fr: 'Parc', en: 'Park', de: 'Park' }),
  labels({ nl: 'Apotheek', fr: 'Pharmacie', en: 'Pharmacy', de: 'Apotheke' }),
]

/** Rooms, surroundings and documents. */
export function contextFields(context: RowContext): Row {
  const { core, language } = context
  return {
    Divisions: divisions(context),
    SubCities: core.place.name === core.place.municipality.name ? '' : core.place.name,
    Neighbourhoods: core.place.setting === 'city' ? [placeName(core.place, language)] : [],
    PointOfInterests: (core.key % 7 === 0 ? [] : interests).map((name, n) => ({
      Name: name[language],
      Distance: 150 + (hash(core.key, 80, n) % 2800),
    })),
    MobilityScore: mobilityScore(context),
    Documents: documentsOf(context.world, core, language),
    Videos: core.key % 13 === 0 ? ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'] : [],
  }
}

function divisions({ core, language }: RowContext): Row[] {
  const { category, surface } = core
  if (category !== 'house' && category !== 'apartment' && category !== 'studio') return []
  const upstairs = category === 'house' && core.type.key !== 'bungalow' ? 1 : core.floor
  const rows: [Labels, number, number][] = [
    [rooms.hall, core.floor, 4 + (core.key % 6)],
    [rooms.living, core.floor, Math.round(surface * 0.24)],
    [rooms.kitchen, core.floor, Math.round(surface * 0.1)],
  ]
  for (let n = 0; n < core.bedrooms; n++)
    rows.push([rooms.bedroom, upstairs, Math.max(8, 16 - n * 2 + (hash(core.key, 81, n) % 3))])
  for (let n = 0; n < core.bathrooms; n++)
    rows.push([rooms.bathroom, upstairs, 5 + (hash(core.key, 82, n) % 5)])
  for (let n = 0; n < core.showers; n++) rows.push([rooms.shower, upstairs, 4])
  return rows.map(([name, floor, area], n) => ({
    Name: numbered(name[language], rows, n),
    Floor: floor,
    Surface: area,
    Description: '',
  }))
}

/** "Slaapkamer 2" when there are several of the kind. */
function numbered(name: string, rows: [Labels, number, number][], position: number): string {
  const label = rows[position]![0]
  if (rows.filter((row) => row[0] === label).length < 2) return name
  return `${name} ${rows.slice(0, position + 1).filter((row) => row[0] === label).length}`
}

/** A Flemish score; the agency does not look it up for every home. */
function mobilityScore({ core }: RowContext): Row | null {
  if (core.place.region !== 'flanders' || core.key % 10 === 0) return null
  const base = core.place.setting === 'city' ? 8 : core.place.setting === 'town' ? 6.6 : 5
  const score = (n: number) =>
    Math.min(10, Math.round((base + ((hash(core.key, 83, n) % 30) - 15) / 10) * 10) / 10)
  return {
    Total: score(0),
    PublicTransport: score(1),
    Education: score(2),
    Shops: score(3),
    Leisure: score(4),
    Health: score(5),
    Environment: score(6),
    Nearby: score(7),
  }
}
