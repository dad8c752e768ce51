import { brusselsText } from './brussels-time'
import type { DocumentRow } from './documents'
import { type Language, labels } from './language'
import { isBare, type Project } from './projects'
import type { World } from './world'

const kinds = [
  {
    type: labels({ nl: 'Lastenboek', fr: 'Cahier des charges', en: 'Specifications', de: 'Baubeschreibung' }),
    file: 'specifications',
    isPublic: true,
  },
  {
    type: labels({ nl: 'Verkoopplannen', fr: 'Plans de vente', en: 'Sales plans', de: 'Verkaufspläne' }),
    file: 'plans',
    isPublic: true,
  },
  {
    type: labels({ nl: 'Inplantingsplan', fr: 'Plan d’implantation', en: 'Site plan', de: 'Lageplan' }),
    file: 'site',
    isPublic: true,
  },
  {
    type: labels({ nl: 'Basisakte', fr: 'Acte de base', en: 'Base deed', de: 'Basisurkunde' }),
    file: 'deed',
    isPublic: false,
  },
]

export function documentsOfProject(world: World, project: Project, language: Language): DocumentRow[] {
  if (isBare(project)) return []
  return kinds.map(({ type, file, isPublic }, n) => {
    const id = project.id * 10 + n
    return {
      ID: id,
      ObjectID: project.id,
      Name: type[language],
      FileName: `${file}-${project.id}.pdf`,
      Url: `${world.options.picturesUrl}/documents/${id}.pdf`,
      TypeName: type[language],
      Publish: isPublic,
      CreatedDate: brusselsText(project.createdAt),
    }
  })
}
