import type { Row } from '../rows/row-context'

export type Detail = {
  id: number
  label: string
  group: string
  type: string
  value: string
  enum?: { id: number }
}

type Definition = Omit<Detail, 'value' | 'enum'> & { read: (row: Row) => unknown; enumOf?: string }

/** Numbers that public clients of the platform name. */
const named: readonly Definition[] = [
  ...group('Gebouw', [
    [14, 'bouwjaar', 'year', 'ConstructionYear'],
    [585, 'renovatiejaar', 'year', 'RenovationYear'],
    [15, 'aantal verdiepingen', 'int', 'NumberOfFloors'],
    [372, 'lift', 'boolean', 'HasLift'],
    [23, 'oriëntatie', 'orientation', 'OrientationName'],
  ]),
  ...group('Indeling', [
    [55, 'toiletten', 'int', 'NumberOfToilets'],
    [57, 'douchekamers', 'int', 'NumberOfShowerRooms'],
    [19, 'garages', 'int', 'NumberOfGarages'],
    [999, 'parkings buiten', 'int', 'NumberOfExternalParkings'],
    [1595, 'keuken', 'kitchen', 'KitchenName', 'KitchenID'],
    [27, 'bebouwde oppervlakte', 'decimal', 'SurfaceConstructed'],
    [874, 'terras', 'decimal', 'SurfaceTerrace'],
    [713, 'gevelbreedte', 'decimal', 'FrontWidth'],
  ]),
  {
    ...{ id: 998, label: 'parkings binnen', group: 'Indeling', type: 'int' },
    read: (row) => Number(row.NumberOfParkings) - Number(row.NumberOfExternalParkings),
  },
  ...group('Basisuitrusting', [
    [1020, 'verwarming', 'heating', 'HeatingBName', 'HeatingBID'],
    [53, 'verwarming individueel', 'heating-kind', 'HeatingName'],
    [1634, 'beglazing', 'glazing', 'WindowGlazing'],
    [322, 'zwembad', 'boolean', 'HasPool'],
    [724, 'riolering', 'boolean', 'HasDrain'],
    [757, 'elektriciteit', 'boolean', 'HasElectricity'],
    [1760, 'gas', 'boolean', 'HasGas'],
    [1772, 'water', 'boolean', 'HasWater'],
    [1764, 'huisdieren', 'boolean', 'PetsAllowed'],
  ]),
  ...group('Financieel', [
    [1733, 'kadastraal inkomen', 'decimal', 'CadastralIncome'],
    [301, 'huurlasten', 'decimal', 'ChargesRenter'],
    [574, 'btw-stelsel', 'vat', 'VATRegimeName'],
  ]),
  ...group('Stedenbouw', [
    [808, 'bouwvergunning', 'boolean', 'HasPermit'],
    [812, 'verkavelingsvergunning', 'boolean', 'HasAllotmentPermit'],
    [1734, 'voorkooprecht', 'boolean', 'HasPreemptiveRights'],
    [2712, 'dagvaarding', 'boolean', 'HasSummons'],
    [1736, 'bestemming', 'destination', 'AreaApplicationName', 'AreaApplicationID'],
    [2222, 'overstromingsgevoeligheid', 'flood-risk', 'FloodRiskName'],
    [2223, 'overstromingsgebied', 'flood-zone', 'FloodZoneName'],
  ]),
  // Whether there is a judgement, and whether the certificate is there: neither says more than yes or no.
  {
    ...{ id: 691, label: 'vonnis', group: 'Stedenbouw', type: 'boolean' },
    read: (row) => Number(row.JudicialDecision) > 0,
  },
  {
    ...{ id: 820, label: 'bodemattest', group: 'Stedenbouw', type: 'boolean' },
    read: (row) => Number(row.GroundCertificateID) === 2,
  },
  ...group('EPC', [
    [2056, 'EPC-label', 'text', 'EPCLabelText'],
    [2089, 'EPC kWh', 'decimal', 'EnergyPerformance'],
    [2090, 'CO2', 'decimal', 'CO2Emission'],
    [2091, 'EPC-tekst', 'text', 'EPCStatus'],
    [2390, 'E-totaal', 'decimal', 'EPCTotal'],
    [2391, 'EPC-code', 'text', 'EPCReference'],
    [2776, 'EPC geldig tot', 'date', 'EPCEndDate'],
  ]),
  ...group('Ligging', [
    [1849, 'x-coördinaat', 'decimal', 'GoogleX'],
    [1850, 'y-coördinaat', 'decimal', 'GoogleY'],
  ]),
]

/** What the platform surely has too, but under numbers that no public source tells: these are made up. */
const madeUp: readonly Definition[] = group('Overige', [
  [90_001, 'G-score', 'text', 'GScore'],
  [90_002, 'P-score', 'text', 'PScore'],
  [90_003, 'E-peil', 'decimal', 'ELevel'],
  [90_004, 'asbestattest', 'text', 'AsbestosTypeName'],
  [90_005, 'asbestdatum', 'date', 'AsbestosDate'],
  [90_006, 'erfgoed', 'text', 'HeritageName'],
  [90_007, 'oeverzone', 'text', 'RiparianZone'],
  [90_008, 'laatste gebruik', 'text', 'LatestUseName'],
  [90_009, 'stedenbouwkundige inlichtingen', 'text', 'PlanningInformation'],
  [90_010, 'huidig gebruik', 'text', 'AreaUseName'],
  [90_011, 'erfdienstbaarheden', 'text', 'Servitudes'],
  [90_012, 'elektrische keuring', 'text', 'ElectricityCertificateName'],
  [90_013, 'gaskeuring', 'text', 'GasCertificateName'],
  [90_014, 'isolatieklasse', 'text', 'InsulationLabelText'],
  [90_020, 'huurwaarborg', 'decimal', 'DepositAmount'],
  [90_021, 'lasten eigenaar', 'decimal', 'ChargesOwner'],
  [90_022, 'makelaarskosten', 'decimal', 'AgencyCost'],
  [90_023, 'totale kost', 'decimal', 'TotalCost'],
  [90_024, 'notariskosten', 'decimal', 'NotaryFee'],
  [90_025, 'notariskosten incl. btw', 'decimal', 'NotaryFeeWithVAT'],
  [90_026, 'registratierechten', 'decimal', 'RegistrationRights'],
  [90_027, 'btw-bedrag', 'decimal', 'VATValue'],
  [90_028, 'constructiewaarde', 'decimal', 'ConstructionCost'],
  [90_029, 'diverse kosten', 'decimal', 'VariousCosts'],
  [90_030, 'prijs garage', 'decimal', 'GaragePrice'],
  [90_031, 'prijs parking', 'decimal', 'ParkingPrice'],
  [90_032, 'prijs opties', 'decimal', 'OptionPrice'],
  [90_033, 'onroerende voorheffing', 'decimal', 'RealEstateTax'],
  [90_034, 'plaatsbeschrijving', 'decimal', 'InventoryOfPlace'],
  [90_035, 'maximum personen', 'int', 'MaximumPersons'],
  [90_036, 'startprijs', 'decimal', 'StartPrice'],
  [90_040, 'woonkamer', 'decimal', 'SurfaceLiving'],
  [90_041, 'bureau', 'decimal', 'SurfaceOffice'],
  [90_042, 'winkelruimte', 'decimal', 'SurfaceStore'],
  [90_043, 'perceelbreedte', 'decimal', 'PlotWidth'],
  [90_044, 'zolder', 'boolean', 'HasAttic'],
  [90_045, 'kelder', 'boolean', 'HasCellar'],
  [90_046, 'extra kamers mogelijk', 'boolean', 'ExtraRoomsPossible'],
  [90_047, 'oriëntatie terras', 'text', 'OrientationT'],
  [90_048, 'bebouwing', 'text', 'ConstructionName'],
  [90_049, 'daktype', 'text', 'RoofName'],
  [90_050, 'dakbedekking', 'text', 'RoofMaterialName'],
  [90_051, 'raamwerk', 'text', 'WindowFrameName'],
  [90_052, 'vloerbekleding', 'text', 'FloorCovering'],
  [90_053, 'comfort binnen', 'text', 'ComfortInterior'],
  [90_054, 'comfort buiten', 'text', 'ComfortExterior'],
  [90_060, 'lijfrente', 'decimal', 'ViagerPension'],
  [90_061, 'bezet of vrij', 'int', 'ViagerType'],
  [90_062, 'leeftijd 1', 'int', 'ViagerAge1'],
  [90_063, 'leeftijd 2', 'int', 'ViagerAge2'],
  [90_064, 'geslacht 1', 'text', 'ViagerGender1'],
  [90_065, 'geslacht 2', 'text', 'ViagerGender2'],
  [90_066, 'geïndexeerd', 'boolean', 'ViagerIndexed'],
  [90_067, 'maximale duur', 'int', 'ViagerMaxDuration'],
  [90_068, 'overlevende', 'boolean', 'ViagerSurvivalPension'],
  [90_069, 'voorwaarden lijfrente', 'text', 'ViagerConditions'],
])

/** [id, label, type, field of the world's row, field with the number of the choice] */
type Line = [id: number, label: string, type: string, field: string, enumOf?: string]

function group(name: string, lines: readonly Line[]): Definition[] {
  return lines.map(([id, label, type, field, enumOf]) => ({
    ...{ id, label, group: name, type, read: (row: Row) => row[field] },
    ...(enumOf && { enumOf }),
  }))
}

/** The definitions themselves, as `estates/details/list` answers them. */
export const definitions = [...named, ...madeUp].map(({ id, label, group: of, type }) => ({
  ...{ id, label, group: of, type },
}))

/** Every value is a text, and what is empty is not there. */
export function detailsOf(row: Row): Detail[] {
  return [...named, ...madeUp].flatMap(({ read, enumOf, ...definition }) => {
    const value = written(read(row), definition.type)
    if (value === '') return []
    const choice = enumOf ? Number(row[enumOf]) : 0
    return [{ ...definition, value, ...(choice > 0 && { enum: { id: choice } }) }]
  })
}

function written(value: unknown, type: string): string {
  if (value === null || value === undefined || value === '') return ''
  if (type === 'boolean') return value ? '1' : '0'
  if (type === 'date') return String(value).replace(' ', 'T')
  // A zero is what nobody filled in.
  return value === 0 ? '' : String(value)
}
