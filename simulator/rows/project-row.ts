import { projectTexts } from '../texts/project-texts'
import { brusselsText } from '../world/brussels-time'
import { documentsOfProject } from '../world/project-documents'
import { hasOwnWebsite, type Project, projectPictureCount } from '../world/projects'
import { statuses } from '../world/property-core'
import { houseNumber, streetName } from '../world/streets'
import type { World } from '../world/world'
import { cityOf } from './base-fields'
import { countryById, substatusById } from './labels'
import { pictureFields } from './picture-fields'
import type { Row, RowLanguage } from './row-context'

const closedStatuses: readonly number[] = [statuses.sold, statuses.rented]

/** A home that was sold or let is shown for a year, as agencies do. */
const shownClosedMs = 365 * 86_400_000

export function projectRow(world: World, project: Project, language: RowLanguage): Row {
  const { place, address } = project
  const units = unitsOf(world, project)
  const free = units.filter((unit) => unit.status === statuses.active)
  const prices = free.map((unit) => unit.price)
  const substatus = free.length === 0 ? 13 : 12
  const offered = units.filter(
    ({ status, changedAt }) =>
      status === statuses.active ||
      (closedStatuses.includes(status) && world.options.now.getTime() - changedAt < shownClosedMs),
  ).length
  // Whoever reads the text counts the homes in the list below it.
  const texts = projectTexts(
    { ...project, unitCount: offered || units.length },
    language.descriptionLanguage,
    language.language,
  )
  const country = countryById.get(place.countryId)!
  const pictured = { id: project.id, pictureCount: projectPictureCount(project), pictureVersion: 1 }
  return {
    ID: project.id,
    ...texts,
    SubstatusID: substatus,
    SubstatusName: substatusById.get(substatus)!.name[language.language],
    Status: 1,
    ShowOrder: project.index + 1,
    PublishInternet: true,
    ExternalWeb: hasOwnWebsite(project) ? `www.${slug(String(texts.Name))}.example` : '',
    PublicAddress: project.index % 5 !== 4,
    Street: streetName(address, language.language),
    HouseNumber: houseNumber(project.key),
    BoxNr: '',
    Zip: place.zip,
    City: world.options.quirks
      ? cityOf(place, language.language).toUpperCase()
      : cityOf(place, language.language),
    CountryID: place.countryId,
    CountryName: country.name[language.language],
    CountryAbbr: country.abbr,
    GoogleX: String(address.lat),
    GoogleY: String(address.lng),
    SiteID: project.siteId,
    ManagerID: project.siteId * 10 + 1 + (project.key % 2),
    ProjectNumber: `P-${project.id}`,
    MinPrice: prices.length > 0 ? Math.min(...prices) : 0,
    MaxPrice: prices.length > 0 ? Math.max(...prices) : 0,
    UnitCount: units.length,
    FreeUnitCount: free.length,
    CreatedDate: brusselsText(project.createdAt),
    LastChangedDate: brusselsText(Math.max(...units.map((unit) => unit.changedAt))),
    ...pictureFields(world.options.picturesUrl, pictured, 'projects/'),
    Documents: documentsOfProject(world, project, language.language),
  }
}

export function unitsOf(world: World, project: Project) {
  const first = world.options.properties + project.firstUnit
  return Array.from({ length: project.unitCount }, (_, n) => world.coreAt(first + n)).filter(
    (core) => !world.changes.deletedIds.has(core.id),
  )
}

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
