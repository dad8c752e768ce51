import { brusselsText } from './brussels-time'
import type { DocumentRow } from './documents'
import { type Language, labels } from './language'
import { isBare, type Project } from './projects'
import type { World } from './world'

const kinds = [
  {
    type: labels('Lastenboek', 'Cahier des charges', 'Specifications', 'Baubeschreibung'),
    file: 'specifications',
    isPublic: true,
  },
  {
    type: labels('Verkoopplannen', 'Plans de vente', 'Sales plans', 'Verkaufspläne'),
    file: 'plans',
    isPublic: true,
  },
  {
    type: labels('Inplantingsplan', 'Plan d’implantation', 'Site plan', 'Lageplan'),
    file: 'site',
    isPublic: true,
  },
  {
    type: labels('Basisakte', 'Acte de base', 'Deed of division', 'Teilungserklärung'),
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
