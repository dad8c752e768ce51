import { type Outcome, success } from '../protocol/envelope'
import { pageOf } from '../protocol/paging'
import type { Parameters } from '../protocol/parameters'
import { rowLanguage } from '../protocol/row-language'
import { cityOf } from '../rows/base-fields'
import { countryById } from '../rows/labels'
import type { Row } from '../rows/row-context'
import type { Simulation } from '../simulation'
import { findSlots } from '../world/find-slots'
import { type Place, municipalityId, placeName, places, provinceCodes, provinceId } from '../world/places'
import { sortRows } from './sort-rows'
import { wantedStatuses } from './property-operations'

function cityRow(place: Place, count: number, parameters: Parameters): Row {
  const { language } = rowLanguage(parameters)
  return {
    ID: place.index + 1,
    Name: cityOf(place, language),
    Zip: place.zip,
    CountryID: place.countryId,
    CountryName: countryById.get(place.countryId)!.name[language],
    PropertyCount: count,
  }
}

/** Number of properties by place, for the filters of the request. */
function countsByPlace(
  simulation: Simulation,
  parameters: Parameters,
  statuses: number[],
): Map<number, number> {
  const { world } = simulation
  const slots = findSlots(world, parameters, statuses)
  const { place } = world.columnsOfAll()
  const counts = new Map<number, number>()
  for (let position = 0; position < slots.length; position++) {
    const index = place[slots.at(position)]!
    counts.set(index, (counts.get(index) ?? 0) + 1)
  }
  return counts
}

export function getCityList(simulation: Simulation, parameters: Parameters): Outcome {
  const name = (
    parameters.text('CityNameSearchBy') || parameters.text('NameOrPostCodeSearchBy')
  ).toLowerCase()
  const zip = parameters.text('PostCodeSearchBy') || parameters.text('NameOrPostCodeSearchBy')
  const isNamed = (place: Place) =>
    name !== '' &&
    (['nl', 'fr', 'de'] as const).some((language) =>
      placeName(place, language).toLowerCase().startsWith(name),
    )
  const isCoded = (place: Place) => zip !== '' && place.zip.startsWith(zip)
  const found = name || zip ? places.filter((place) => isNamed(place) || isCoded(place)) : places
  const counts = parameters.flag('HasProperty')
    ? countsByPlace(simulation, parameters, wantedStatuses(simulation, parameters))
    : undefined
  const rows = found
    .filter((place) => !counts || counts.has(place.index))
    .map((place) => cityRow(place, counts?.get(place.index) ?? 0, parameters))
  return success(pageOf(parameters, sortRows(rows, parameters), (row) => row))
}

export function getCityListOfObjects(simulation: Simulation, parameters: Parameters): Outcome {
  const counts = countsByPlace(simulation, parameters, wantedStatuses(simulation, parameters, 'StatusList'))
  const rows = [...counts].map(([index, count]) => cityRow(places[index]!, count, parameters))
  return success(sortRows(rows, parameters))
}

const provinces: Record<string, Record<'nl' | 'fr' | 'en' | 'de', string>> = {
  VAN: { nl: 'Antwerpen', fr: 'Anvers', en: 'Antwerp', de: 'Antwerpen' },
  VBR: { nl: 'Vlaams-Brabant', fr: 'Brabant flamand', en: 'Flemish Brabant', de: 'Flämisch-Brabant' },
  VOV: { nl: 'Oost-Vlaanderen', fr: 'Flandre orientale', en: 'East Flanders', de: 'Ostflandern' },
  VWV: { nl: 'West-Vlaanderen', fr: 'Flandre occidentale', en: 'West Flanders', de: 'Westflandern' },
  VLI: { nl: 'Limburg', fr: 'Limbourg', en: 'Limburg', de: 'Limburg' },
  BRU: { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  WBR: { nl: 'Waals-Brabant', fr: 'Brabant wallon', en: 'Walloon Brabant', de: 'Wallonisch-Brabant' },
  WHT: { nl: 'Henegouwen', fr: 'Hainaut', en: 'Hainaut', de: 'Hennegau' },
  WLG: { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' },
  WLX: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
  WNA: { nl: 'Namen', fr: 'Namur', en: 'Namur', de: 'Namur' },
}

/** Two levels: provinces (cantons of Luxembourg by their code) and municipalities. */
export function getGeographicList(_: Simulation, parameters: Parameters): Outcome {
  const { language } = rowLanguage(parameters)
  const roots = provinceCodes.map((code, n) => ({
    ID: n + 1,
    Name: provinces[code]?.[language] ?? code,
    ParentID: 0,
    Level: 1,
  }))
  const municipalities = [...new Map(places.map((place) => [place.municipality.code, place])).values()]
  const leaves = municipalities.map((place) => ({
    ID: municipalityId(place),
    Name: place.municipality.translations?.[language] ?? place.municipality.name,
    ParentID: provinceId(place),
    Level: 2,
  }))
  const level = parameters.number('Level')
  const parents = parameters.numbers('ParentIDs')
  const rows = [...roots, ...leaves].filter(
    (row) =>
      (level === undefined || row.Level === level) &&
      (parents.length === 0 || parents.includes(row.ParentID)),
  )
  return success(pageOf(parameters, rows, (row) => row))
}

/** The agency keeps no neighbourhoods of its own. */
export function getNeighbourhoodList(_: Simulation, parameters: Parameters): Outcome {
  return success(pageOf(parameters, [], (row) => row))
}

export function getPointOfInterestList(_: Simulation, parameters: Parameters): Outcome {
  const names = {
    nl: ['Station', 'School', 'Winkel', 'Park', 'Apotheek'],
    fr: ['Gare', 'École', 'Commerce', 'Parc', 'Pharmacie'],
    en: ['Station', 'School', 'Shop', 'Park', 'Pharmacy'],
    de: ['Bahnhof', 'Schule', 'Geschäft', 'Park', 'Apotheke'],
  }
  return success(pageOf(parameters, names[rowLanguage(parameters).language], (name) => ({ Name: name })))
}
