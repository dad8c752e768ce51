import { hash } from '../seed/hash'
import { projectRow, unitsOf } from '../rows/project-row'
import type { Project } from '../world/projects'
import type { World } from '../world/world'
import { displayStatus, languageEntries, status } from './codes'
import {
  type Asked,
  type Estate,
  addressOf,
  documentsOf,
  inLanguage,
  iso,
  picturesOf,
  withoutEmpty,
} from './estate'
import { clientId, clientName, estateId, officeId } from './ids'

/** A project is an estate with children; texts on technique, surroundings and delivery have no place of their own. */
export function projectEstateOf(world: World, project: Project, asked: Asked): Estate {
  const row = projectRow(world, project, inLanguage(asked.language))
  const areas = unitsOf(world, project).map(({ surface }) => surface)
  const isFlats = project.kind === 'apartments'
  const texts = languageEntries.map(([languageId, language]) => ({
    languageId,
    row: projectRow(world, project, inLanguage(language)),
  }))
  return withoutEmpty({
    id: estateId(project.id),
    referenceNumber: row.ProjectNumber,
    name: row.Name,
    ...{ clientId, client: clientName, officeId: officeId(project.siteId) },
    category: { id: isFlats ? 2 : 1 },
    subCategory: { id: isFlats ? 97 : 96 },
    purpose: { id: 1 },
    purposeStatus: { id: Number(row.FreeUnitCount) > 0 ? 1 : 3 },
    status: { id: status.active },
    displayStatusId: displayStatus.online,
    ...{ price: row.MinPrice, currency: '€', displayPrice: true },
    ...addressOf(row),
    ...{ minArea: Math.min(...areas), maxArea: Math.max(...areas) },
    ...{ canHaveChildren: true, estateOrder: row.ShowOrder },
    createDateTime: iso(row.CreatedDate, hash(project.key, 3)),
    updateDateTime: iso(row.LastChangedDate),
    shortDescription: texts.map((text) => ({
      languageId: text.languageId,
      content: `<p>${String(text.row.Name)}</p>`,
    })),
    longDescription: texts.map((text) => ({ languageId: text.languageId, content: text.row.Description })),
    pictures: picturesOf(row),
    documents: documentsOf(row),
  })
}
