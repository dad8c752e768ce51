import { z } from 'zod'

import { type Language, mainLanguage, perLanguage, type PerLanguage } from '@/domain/language'
import type { ListingText } from '@/domain/listing/listing'
import { htmlText } from '@/domain/text/html-text'

import { optionalText, positiveInteger, text } from '../loose-values'
import { languageRead, writtenIn } from '../written-text'
import type { WhiseSettings } from './whise-client'
import { languageIds } from './whise-codes'
import { labelsOf, readDetails } from './whise-details'

export type EstateRow = Record<string, unknown>

/** One estate as the platform words it in each language; a language may be missing. */
export type EstateRows = Partial<Record<Language, EstateRow>> & Record<typeof mainLanguage, EstateRow>

export const coded = z.object({ id: positiveInteger, displayName: optionalText })
export const written = z.array(z.object({ languageId: text, content: text })).nullish()

/** Worded in the language that was asked for. */
const wordsSchema = z.object({
  category: coded.nullish(),
  subCategory: coded.nullish(),
  state: coded.nullish(),
  availability: coded.nullish(),
  country: coded.nullish(),
  linkVideo: optionalText,
  details: z.array(z.unknown()).nullish(),
})

interface Described {
  name: string
  shortDescription?: z.infer<typeof written>
  longDescription?: z.infer<typeof written>
}

const longestTitle = 140

export function textsOf(
  rows: EstateRows,
  estate: Described,
  detailIds: WhiseSettings['detailIds'],
): PerLanguage<ListingText> | null {
  const inWords = perLanguage((language) => wordsSchema.safeParse(rows[language] ?? rows[mainLanguage]))
  if (Object.values(inWords).some(({ success }) => !success)) return null
  return perLanguage((language) => {
    const words = inWords[language].data
    const typeName = words?.subCategory?.displayName ?? words?.category?.displayName ?? ''
    const short = htmlText(textIn(estate.shortDescription, language))
    const condition = words?.state?.displayName
    const availability = words?.availability?.displayName
    return {
      title: short && short.length <= longestTitle ? short : typeName || estate.name,
      typeName: typeName || estate.name,
      description: textIn(estate.longDescription, language),
      ...writtenIn((known) => contentIn(estate.longDescription, known) !== undefined, language),
      priceUnitText: null,
      marqueeName: null,
      countryName: words?.country?.displayName ?? null,
      street: null,
      labels: {
        ...labelsOf(readDetails(words?.details), detailIds),
        ...(condition && { condition }),
        ...(availability && { availability }),
        ...(words?.linkVideo && { videos: words.linkVideo }),
      },
    }
  })
}

type Texts = z.infer<typeof written>

const contentIn = (texts: Texts, wanted: Language): string | undefined =>
  texts?.find(({ languageId, content }) => languageId === languageIds[wanted] && content)?.content

/** One in no language of ours is better than none. */
export function textIn(texts: Texts, language: Language): string {
  const read = languageRead((known) => contentIn(texts, known) !== undefined, language)
  return (read && contentIn(texts, read)) ?? texts?.find(({ content }) => content)?.content ?? ''
}
