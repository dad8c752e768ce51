import { type Outcome, failure, success } from '../protocol/envelope'
import type { Parameters } from '../protocol/parameters'
import { rowLanguage } from '../protocol/row-language'
import { countries, goalStates, statusNames, substatuses } from '../rows/labels'
import { personCategories, personSources } from '../rows/person-labels'
import type { Row } from '../rows/row-context'
import type { Simulation } from '../simulation'
import { documentsOf } from '../world/documents'
import { mainTypes, typeRoots, webCategories, webIdOf } from '../world/main-types'
import { paged } from './paged'

const labelOf = (parameters: Parameters) => rowLanguage(parameters).language

export function validateCustomer(): Outcome {
  return success(true)
}

export function getCountryList(_: Simulation, parameters: Parameters): Outcome {
  return paged(
    countries.map((row) => ({
      ID: row.id,
      Name: row.name[labelOf(parameters)],
      Abbr: row.abbr,
      Code: row.code,
    })),
    parameters,
  )
}

export function getWebIdList(_: Simulation, parameters: Parameters): Outcome {
  const asked = parameters.numbers('WebIDs')
  const rows = webCategories
    .filter((row) => asked.length === 0 || asked.includes(row.webId))
    .map((row) => webIdRow(row, parameters))
  return paged(rows, parameters)
}

export function getWebId(_: Simulation, parameters: Parameters): Outcome {
  const found = webCategories.find((row) => row.webId === parameters.number('ID'))
  return success(found ? webIdRow(found, parameters) : null)
}

function webIdRow(row: (typeof webCategories)[number], parameters: Parameters): Row {
  return {
    ID: row.webId,
    WebID: row.webId,
    Name: row.label[labelOf(parameters)],
    ShowOrder: row.showOrder,
    Sale: true,
    Rent: true,
  }
}

export function getTypeOfPropertyList(_: Simulation, parameters: Parameters): Outcome {
  const language = labelOf(parameters)
  const roots = typeRoots.map((row) => ({
    ID: row.id,
    Name: row.name[language],
    WebID: row.webId,
    Abbr: row.abbr,
    OriginalAbbr: row.abbr,
    ParentID: 0,
  }))
  const types = mainTypes.map((row) => ({
    ID: row.id,
    Name: row.name[language],
    WebID: webIdOf[row.category],
    Abbr: row.abbr,
    OriginalAbbr: row.abbr,
    ParentID: row.parentId,
  }))
  const parents = parameters.numbers('ParentIDs')
  const webIds = parameters.numbers('WebIDs')
  const level = parameters.number('Level')
  const rows = [...roots, ...types]
    .filter((row) => parents.length === 0 || parents.includes(row.ParentID))
    .filter((row) => webIds.length === 0 || webIds.includes(row.WebID))
    .filter((row) => level === undefined || (row.ParentID === 0) === level <= 1)
  return paged(rows, parameters)
}

export function getStatusList(_: Simulation, parameters: Parameters): Outcome {
  return paged(
    Object.entries(statusNames).map(([id, name]) => ({ ID: Number(id), Name: name[labelOf(parameters)] })),
    parameters,
  )
}

export function getSubstatusList(_: Simulation, parameters: Parameters): Outcome {
  const needsMarquee = parameters.flag('HasMarquee')
  const rows = substatuses
    .filter((row) => needsMarquee === undefined || (row.marquee !== '') === needsMarquee)
    .map((row) => ({
      ID: row.id,
      Name: row.name[labelOf(parameters)],
      ShortName: row.shortName,
      Marquee: row.marquee,
      ShowOnMap: row.showOnMap,
    }))
  return paged(rows, parameters)
}

export function getMarqueeList(_: Simulation, parameters: Parameters): Outcome {
  return success(
    Object.entries(goalStates).map(([id, name]) => ({ ID: Number(id), Name: name[labelOf(parameters)] })),
  )
}

export function getPriceRangeList(_: Simulation, parameters: Parameters): Outcome {
  const sale = [
    100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 750_000, 1_000_000,
    1_500_000,
  ]
  const rent = [400, 600, 800, 1000, 1250, 1500, 2000, 2500, 3500]
  return success(
    (parameters.number('Goal') === 1 ? rent : sale).map((value, n) => ({ ID: n + 1, Value: value })),
  )
}

export function getCategoriesList(_: Simulation, parameters: Parameters): Outcome {
  return paged(
    personCategories.map((row) => ({ ID: row.id, Name: row.name[labelOf(parameters)] })),
    parameters,
  )
}

export function getPersonSourceList(_: Simulation, parameters: Parameters): Outcome {
  return paged(
    personSources.map(([id, name]) => ({ ID: id, Name: name })),
    parameters,
  )
}

export function getDocumentList(simulation: Simulation, parameters: Parameters): Outcome {
  const { world } = simulation
  const documentIds = parameters.numbers('IDs')
  const objectIds = parameters.has('ObjectIDs')
    ? parameters.numbers('ObjectIDs')
    : [...new Set(documentIds.map((id) => Math.floor(id / 10)))]
  const publish = parameters.flag('Publish')
  const rows = objectIds
    .map((id) => world.find(id))
    .flatMap((core) => (core ? documentsOf(world, core, labelOf(parameters)) : []))
    .filter((row) => publish === undefined || row.Publish === publish)
  return paged(rows, parameters)
}

/** The rows are JSON text inside JSON: to be decoded twice. */
export function getInternalAllLookupTables(_: Simulation, parameters: Parameters): Outcome {
  const language = labelOf(parameters)
  const tables: Record<string, unknown[]> = {
    Status: Object.entries(statusNames).map(([id, name]) => ({ ID: Number(id), Name: name[language] })),
    Marquee: Object.entries(goalStates).map(([id, name]) => ({ ID: Number(id), Name: name[language] })),
    Country: countries.map((row) => ({ ID: row.id, Name: row.name[language] })),
    TypeOfProperty: mainTypes.map((row) => ({ ID: row.id, Name: row.name[language] })),
  }
  const names = parameters.texts('TableNames')
  if (names.length === 0) return failure('TableNames is required', 602)
  return success(JSON.stringify(names.map((name) => ({ [`Internal${name}`]: tables[name] ?? [] }))))
}
