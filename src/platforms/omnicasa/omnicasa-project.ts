import { z } from 'zod'

import { languages, mainLanguage, type PerLanguage } from '@/domain/language'

import type { ParsedProject, ProjectDocument, ProjectText } from '../platform-offer'
import type { OmnicasaClient } from './omnicasa-client'
import { countryOf } from './omnicasa-country'
import { documentFields, topicOf } from './omnicasa-documents'
import { inEveryLanguage, inLanguage, rowsOf } from './omnicasa-lists'
import { pictureFields, picturesOf } from './omnicasa-pictures'
import type { PropertyRow } from './omnicasa-property'
import {
  flag,
  identifier,
  optionalNumber,
  optionalText,
  positiveNumber,
  reasonsOf,
  requiredNumber,
  text,
} from '../loose-values'

const projectSchema = z.object({
  ID: requiredNumber.pipe(identifier),
  ProjectNumber: optionalText,
  ExternalWeb: optionalText,
  PublicAddress: flag,
  Street: optionalText,
  HouseNumber: optionalText,
  BoxNr: optionalText,
  Zip: text.pipe(z.string().min(1, 'is missing')),
  City: text.pipe(z.string().min(1, 'is missing')),
  CountryID: requiredNumber,
  CountryAbbr: optionalText,
  MinPrice: positiveNumber,
  MaxPrice: positiveNumber,
  ShowOrder: optionalNumber,
  ...pictureFields,
})

const textSchema = z.object({
  Name: text,
  Description: text,
  DescriptionTechnical: text,
  DescriptionSituation: text,
  DeliveryText: text,
  Street: optionalText,
  Documents: z.array(z.unknown()).nullish(),
})

const projectsPerPage = 200

export async function listProjects(client: OmnicasaClient): Promise<ParsedProject[]> {
  const projects: ParsedProject[] = []
  for (let offset = 0; ; offset += projectsPerPage) {
    const page = await projectPage(client, offset)
    projects.push(...page)
    if (page.length < projectsPerPage) return projects
  }
}

async function projectPage(client: OmnicasaClient, offset: number): Promise<ParsedProject[]> {
  const pages = await inEveryLanguage(async (language) =>
    rowsOf(
      await client.read('GetProjectList', {
        ...inLanguage(language),
        IsPublishInternet: true,
        SortFields: 'ID',
        Limit1: offset + 1,
        Limit2: offset + projectsPerPage,
      }),
    ),
  )
  return pages[mainLanguage].rows.map((row) => {
    const inLanguages = languages.map((language) => {
      const translated = pages[language].rows.find(({ ID }) => String(ID) === String(row.ID))
      return [language, translated ?? row] as const
    })
    return toProject(row, Object.fromEntries(inLanguages) as PerLanguage<PropertyRow>)
  })
}

export function toProject(main: PropertyRow, rows: PerLanguage<PropertyRow>): ParsedProject {
  const parsed = projectSchema.safeParse(main)
  const externalId = String(main.ID ?? '')
  if (!parsed.success) return { ok: false, externalId, reason: reasonsOf(parsed.error), record: main }
  const project = parsed.data
  const texts: Partial<PerLanguage<ProjectText>> = {}
  for (const language of languages) {
    const words = textSchema.safeParse(rows[language]).data
    if (!words) return { ok: false, externalId, reason: 'the texts cannot be read', record: main }
    texts[language] = {
      name: words.Name,
      description: words.Description,
      technical: words.DescriptionTechnical,
      situation: words.DescriptionSituation,
      delivery: words.DeliveryText,
      street: words.Street === project.Street ? null : words.Street,
      documents: documentsOf(words.Documents ?? []),
    }
  }
  return {
    ok: true,
    value: {
      id: String(project.ID),
      number: project.ProjectNumber,
      externalUrl: project.ExternalWeb,
      address: {
        street: project.Street,
        number: project.HouseNumber,
        box: project.BoxNr,
        zip: project.Zip,
        city: project.City,
        country: countryOf(project.CountryID, project.CountryAbbr),
        isPublished: project.PublicAddress,
      },
      priceMinCents: cents(project.MinPrice),
      priceMaxCents: cents(project.MaxPrice),
      showOrder: project.ShowOrder ?? 0,
      pictures: picturesOf(project),
      // Filled for every language just above.
      texts: texts as PerLanguage<ProjectText>,
    },
  }
}

/** One that cannot be read or opened is left out: it never costs the agency the whole project. */
function documentsOf(documents: unknown[]): ProjectDocument[] {
  return documents.flatMap((document) => {
    const parsed = documentFields.safeParse(document)
    if (!parsed.success || !parsed.data.Publish || !/^https?:\/\//i.test(parsed.data.Url)) return []
    const { ID: id, Name: name, TypeName, Url: url } = parsed.data
    const topic = topicOf(TypeName)
    return [{ id: String(id), name: name || (topic.topic ? '' : String(id)), ...topic, url }]
  })
}

function cents(euro: number | null): number | null {
  return euro === null ? null : Math.round(euro * 100)
}
