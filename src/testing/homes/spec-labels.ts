import type { PropertyRow } from '@/platforms/omnicasa/omnicasa-property'

export interface SpecLabel {
  /** As the specification lists it. */
  words: string
  /** The row of our table. */
  id: string
  /** The message of its label; two where the region decides. */
  labels: string[]
  /** What the platform sends for it. */
  sent: (row: PropertyRow) => unknown
  /** How that has to read: a unit, a kind of words, or the one message that it must be. */
  reads: string
  /** Whether it belongs on the page of this home at all. */
  applies: (row: PropertyRow) => boolean
}

/**
 * "Property detail labels" of the specification, in its order, but for the reason of the sale or the letting, which is
 * nobody's business. The last column says of which homes; without one, of all. For tests only.
 */
const list = `
unique code             | energyCode             | energy.code.flanders, energy.code.brussels, energy.code.wallonia | EPCReference | words | belgium
sub-cities              | subCities              | property.sub_cities            | SubCities                  | words
monthly rent            | monthlyRent            | price.monthly_rent             | rent                       | euro | rent priced
price on demand         | priceOnDemand          | price.price                    | onDemand                   | price.on_demand | asked of
start price             | startPrice             | price.start_price              | StartPrice                 | euro | priced
charges owner           | chargesOwner           | price.charges_owner            | ChargesOwner               | euro per month | sale
charges renter          | chargesRenter          | price.charges_renter           | ChargesRenter              | euro per month | rent
total cost              | totalCost              | price.total_cost               | TotalCost                  | euro per month | priced
agency cost             | agencyCost             | price.agency_cost              | AgencyCost                 | euro | priced
inventory of place      | inventoryOfPlace       | price.inventory_of_place       | InventoryOfPlace           | euro | rent
deposit amount          | depositAmount          | price.deposit_amount           | DepositAmount              | euro | rent priced
notary fee with VAT     | notaryFeeWithVat       | price.notary_fee_incl_vat      | NotaryFeeWithVAT           | euro | sale priced
notary fee without VAT  | notaryFee              | price.notary_fee_excl_vat      | NotaryFee                  | euro | sale priced
registered rights       | registrationRights     | price.registration_duties, cost.line_vl.registration-duty, cost.line_lu.registration-duty | RegistrationRights | euro | sale priced
VAT value               | vatValue               | price.vat                      | VATValue                   | euro | sale priced
VAT regime              | vatRegime              | price.vat_regime               | VATRegimeName              | words | sale
construction cost       | constructionCost       | price.construction_cost        | ConstructionCost           | euro | sale priced
various costs           | variousCosts           | price.various_costs            | VariousCosts               | euro
garage price            | garagePrice            | price.garage_price             | GaragePrice                | euro
parking price           | parkingPrice           | price.parking_price            | ParkingPrice               | euro
option price            | optionPrice            | price.option_price             | OptionPrice                | euro
real estate tax         | realEstateTax          | price.real_estate_tax          | RealEstateTax              | euro per year | belgium
cadastral income        | cadastralIncome        | price.cadastral_income         | CadastralIncome            | euro | belgium
bedrooms                | bedrooms               | property.bedrooms              | NumberOfBedRooms           | count
bathrooms               | bathrooms              | property.bathrooms             | NumberOfBathRooms          | count
shower rooms            | showerRooms            | property.shower_rooms          | NumberOfShowerRooms        | count
toilets                 | toilets                | property.toilets               | NumberOfToilets            | count
floors                  | floors                 | property.floors                | NumberOfFloors             | count
floor number            | floor                  | property.floor_number          | floor                      | floor
garages                 | garages                | property.garages               | NumberOfGarages            | count
parkings                | parkings               | property.parkings              | NumberOfParkings           | count
external parkings       | externalParkings       | property.parkings_external     | NumberOfExternalParkings   | count
extra rooms possible    | extraRoomsPossible     | property.extra_rooms_possible  | ExtraRoomsPossible         | yes
surface total           | surfaceTotal           | surface.total                  | wholeSurface               | m²
surface living          | surfaceLiving          | surface.living                 | homeSurface                | m²
surface ground          | surfaceGround          | surface.ground                 | SurfaceGround2             | m²
surface terrace         | surfaceTerrace         | surface.terrace                | SurfaceTerrace             | m²
surface garden          | surfaceGarden          | surface.garden                 | SurfaceGarden              | m²
surface office          | surfaceOffice          | surface.office                 | SurfaceOffice              | m²
surface store           | surfaceStore           | surface.store                  | SurfaceStore               | m²
surface constructed     | surfaceConstructed     | surface.constructed            | SurfaceConstructed         | m²
front width             | frontWidth             | surface.front_width            | FrontWidth                 | m
plot width              | plotWidth              | surface.plot_width             | PlotWidth                  | m
facades open            | facades                | building.facades               | NumberOfFacades = 4        | building.open
facades half open       | facades                | building.facades               | NumberOfFacades = 3        | building.half_open
facades closed          | facades                | building.facades               | NumberOfFacades = 2        | building.closed
construction year       | constructionYear       | building.construction_year     | ConstructionYear           | year
renovation year         | renovationYear         | building.renovation_year       | RenovationYear             | year
availability            | availability           | property.availability          | availability               | words or date
divisions               | divisions              | property.divisions             | Divisions                  | rooms
comfort interior        | comfortInterior        | building.comfort_interior      | ComfortInterior            | words
comfort exterior        | comfortExterior        | building.comfort_exterior      | ComfortExterior            | words
kitchen                 | kitchen                | building.kitchen               | KitchenName                | words
heating                 | heating                | building.heating               | HeatingBName               | part | building
window glazing          | windowGlazing          | building.window_glazing        | WindowGlazing              | words
window frame            | windowFrame            | building.window_frame          | WindowFrameName            | words
roof                    | roof                   | building.roof                  | RoofName                   | part
floor covering          | floorCovering          | building.floor_covering        | FloorCovering              | words
condition               | condition              | building.condition             | ConditionName              | words
orientations            | orientation            | building.orientation           | OrientationName            | words
gas                     | hasGas                 | flag.gas                       | HasGas                     | yes or no
water                   | hasWater               | flag.water                     | HasWater                   | yes or no
lift                    | hasLift                | flag.lift                      | HasLift                    | yes or no | upstairs or yes
cellar                  | hasCellar              | flag.cellar                    | HasCellar                  | yes
terrace                 | hasTerrace             | flag.terrace                   | HasTerrace                 | yes
garden                  | hasGarden              | flag.garden                    | HasGarden                  | yes
attic                   | hasAttic               | flag.attic                     | HasAttic                   | yes
furnished               | isFurnished            | flag.furnished                 | HasFurnished               | yes or no | let home or yes
garage                  | hasGarage              | flag.garage                    | HasGarage                  | yes | no count of garages
parking                 | hasParking             | flag.parking                   | HasParking                 | yes | no count of parkings
pool                    | hasPool                | flag.pool                      | HasPool                    | yes
electricity connection  | hasElectricity         | flag.electricity_connection    | HasElectricity             | yes or no
drain connection        | hasDrain               | flag.drain_connection          | HasDrain                   | yes or no
permit                  | hasPermit              | flag.permit                    | HasPermit                  | yes or no
allotment permit        | hasAllotmentPermit     | flag.allotment_permit          | HasAllotmentPermit         | yes or no
summons                 | hasSummons             | flag.summons                   | HasSummons                 | yes or no
preemptive rights       | hasPreemptiveRights    | flag.preemptive_rights         | HasPreemptiveRights        | yes or no
judicial decision no    | judicialDecision       | planning.judicial_decision     | noDecision                 | planning.judicial_decision_no | flanders
judicial decision yes   | judicialDecision       | planning.judicial_decision     | JudicialDecision = 1       | planning.judicial_decision_yes
judicial decision as required | judicialDecision | planning.judicial_decision     | JudicialDecision = 2       | planning.judicial_decision_as_required
planning information    | planningInformation    | planning.information           | PlanningInformation        | words
area application        | areaApplication        | planning.area_application      | AreaUseName                | words
area destination        | areaDestination        | planning.area_destination      | AreaApplicationName        | words
EPC label               | energyLabel            | energy.class.flanders, energy.class.brussels, energy.class.wallonia, energy.class.luxembourg | EPCLabelText | words
EPC total               | energyTotal            | energy.epc_total               | EPCTotal                   | kWh
EPC spec                | energyValue            | energy.value.flanders, energy.value.brussels, energy.value.wallonia, energy.value.luxembourg | EnergyPerformance       | kWh/m²
E-level                 | eLevel                 | energy.e_level                 | ELevel                     | count | belgium
CO2 emission            | co2Emission            | energy.co2_emission            | CO2Emission                | kg CO₂
certificate end date    | energyEndDate          | energy.epc_end_date, energy.epc_end_date_luxembourg | EPCEndDate                 | date
asbestos type           | asbestosType           | cert.asbestos_type             | AsbestosTypeName           | words
asbestos date           | asbestosDate           | cert.asbestos_date             | AsbestosDate               | date
electricity certificate | electricityCertificate | cert.electricity               | ElectricityCertificateName | words
gas certificate         | gasCertificate         | cert.gas                       | GasCertificateName         | words
ground certificate      | groundCertificate      | cert.ground                    | GroundCertificateID = 2    | common.present
flood zone              | floodZone              | flood.flood_zone               | FloodZoneName              | words | belgium
riparian zone           | riparianZone           | flood.riparian_zone            | RiparianZone               | words | belgium
flood risk area         | floodRisk              | flood.risk_area                | FloodRiskName              | words | belgium
G-score                 | gScore                 | flood.g_score                  | GScore                     | flood class | flanders
P-score                 | pScore                 | flood.p_score                  | PScore                     | flood class | flanders
heritage                | heritage               | planning.heritage              | HeritageName               | words
servitudes              | servitudes             | planning.servitudes            | Servitudes                 | words
neighbourhoods          | neighbourhoods         | property.neighbourhoods        | Neighbourhoods             | words
points of interest      | pointsOfInterest       | property.points_of_interest    | PointOfInterests           | distances
mobility score          | mobilityTotal          | mobility.title                 | MobilityScore.Total        | of ten | flanders
mobility: public transport | mobilityPublicTransport | mobility.public_transport  | MobilityScore.PublicTransport | of ten | flanders
mobility: education     | mobilityEducation      | mobility.education             | MobilityScore.Education    | of ten | flanders
mobility: shops         | mobilityShops          | mobility.shops                 | MobilityScore.Shops        | of ten | flanders
mobility: leisure       | mobilityLeisure        | mobility.leisure               | MobilityScore.Leisure      | of ten | flanders
mobility: health        | mobilityHealth         | mobility.health                | MobilityScore.Health       | of ten | flanders
mobility: environment   | mobilityEnvironment    | mobility.environment           | MobilityScore.Environment  | of ten | flanders
mobility: nearby        | mobilityNearby         | mobility.nearby                | MobilityScore.Nearby       | of ten | flanders
annuity type            | annuityType            | annuity.type                   | ViagerType = 1             | annuity.occupied | annuity
age of the first head   | annuityAge1            | annuity.age_head_1             | ViagerAge1                 | age | annuity
age of the second head  | annuityAge2            | annuity.age_head_2             | ViagerAge2                 | age | annuity
male                    | annuitySex2            | annuity.head_2                 | ViagerGender2 = M          | annuity.male | annuity
female                  | annuitySex1            | annuity.head_1                 | ViagerGender1 = F          | annuity.female | annuity
survival pension        | survivalPension        | annuity.survival_pension       | ViagerSurvivalPension      | yes or no | annuity
indexed rent            | indexedRent            | annuity.indexed_rent           | ViagerIndexed              | yes or no | annuity
max duration            | annuityMaxDuration     | annuity.max_duration           | ViagerMaxDuration          | years | annuity
conditions              | annuityConditions      | annuity.conditions             | ViagerConditions           | words | annuity
`

/** What no single field of the platform tells. */
const told: Record<string, SpecLabel['sent']> = {
  rent: (row) => (row.Goal === 0 ? '' : row.Price),
  onDemand: ({ Goal, PublishPrice, Price }) => Goal === 0 && (PublishPrice !== true || Number(Price) === 0),
  floor: (row) => (Number(row.Floor) === 0 && !isPartOfBuilding(row) ? '' : String(row.Floor)),
  wholeSurface: (row) => (isDwelling(row) ? 0 : row.SurfaceTotal),
  homeSurface: (row) => (isDwelling(row) ? row.SurfaceTotal : 0),
  availability: ({ DateFree, FreeAvailableName }) =>
    /^20/.test(String(DateFree)) ? DateFree : FreeAvailableName,
  noDecision: ({ JudicialDecision, HasSummons }) => JudicialDecision === 0 && HasSummons !== undefined,
}

const isBelgian = ({ CountryID }: PropertyRow) => CountryID === 10
const isSale = ({ Goal }: PropertyRow) => Goal === 0
const isRent = (row: PropertyRow) => !isSale(row)
const isBehindMarquee = ({ Marquee }: PropertyRow) => Marquee === 4 || Marquee === 5
const isPriced = (row: PropertyRow) => row.PublishPrice === true && row.Status === 1 && !isBehindMarquee(row)

const conditions: Record<string, SpecLabel['applies']> = {
  '': () => true,
  belgium: isBelgian,
  flanders: (row) => isBelgian(row) && /^(1[5-9]|2|3|8|9)/.test(String(row.Zip)),
  sale: isSale,
  rent: isRent,
  priced: isPriced,
  'asked of': (row) => isSale(row) && row.Status === 1 && !isBehindMarquee(row),
  'sale priced': (row) => isSale(row) && isPriced(row),
  'rent priced': (row) => isRent(row) && isPriced(row),
  annuity: ({ HasViager }) => HasViager === true,
  'no count of garages': ({ NumberOfGarages }) => Number(NumberOfGarages) === 0,
  'no count of parkings': ({ NumberOfParkings }) => Number(NumberOfParkings) === 0,
  'upstairs or yes': ({ HasLift, Floor }) => HasLift === true || Number(Floor) > 0,
  'let home or yes': (row) => row.HasFurnished === true || (isRent(row) && isDwelling(row)),
  building: ({ SurfaceTotal }) => Number(SurfaceTotal) > 0,
}

/** The platform's own numbers of types, as far as the demo has them; 160 is the demo agency's own, of no known kind. */
const houses = [141, 143, 150, 155, 156, 163, 164]
const plots = [27, 30]
const noHomes = [...plots, 127, 136, 158, 159, 160, 165]

function isDwelling({ MainTypeID }: PropertyRow): boolean {
  return !noHomes.includes(Number(MainTypeID))
}

function isPartOfBuilding({ MainTypeID }: PropertyRow): boolean {
  return ![...houses, ...plots, 160].includes(Number(MainTypeID))
}

function sentOf(from: string): SpecLabel['sent'] {
  const [field = '', wanted] = from.split(' = ')
  const [name = '', part] = field.split('.')
  if (wanted) return (row) => String(row[name]) === wanted
  if (part) return (row) => (row[name] as Record<string, unknown> | null | undefined)?.[part]
  return (row) => (told[name] ?? ((given: PropertyRow) => given[name]))(row)
}

function never(when: string): never {
  throw new Error(`No such condition: ${when}`)
}

export const specLabels: SpecLabel[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', id = '', labels = '', from = '', reads = '', when = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    return {
      words,
      id,
      labels: labels.split(', '),
      sent: sentOf(from),
      reads,
      applies: conditions[when] ?? never(when),
    }
  })
