import { mainLanguage } from '@/domain/language'
import type { Lead } from '@/domain/lead/lead'
import { criteriaOfSearchText } from '@/domain/search/search-text'
import { listHref } from '@/features/listings/list/list-href'
import { labelled } from '@/i18n/labelled'

import { searchWords } from '../demands/search-words'
import { leadLines } from '../inbox/lead-lines'
import type { PlatformNames } from './platform-names'

const isPerson = new Set(['title', 'firstName', 'lastName', 'email', 'phone'])
/** Longer addresses, of areas with many corners, would take the place of the words. */
const longestHref = 600

/**
 * What was asked and answered, in the words of the agency's own people: all of it, because each platform has fields for
 * another part. With the search of a list goes the list itself.
 */
export async function platformRemark(
  lead: Lead,
  names: Pick<PlatformNames, 'types' | 'href'>,
): Promise<string> {
  const answers = Object.fromEntries(Object.entries(lead.answers).filter(([name]) => !isPerson.has(name)))
  const criteria = typeof answers.search === 'string' ? criteriaOfSearchText(answers.search) : null
  if (!criteria) return linesOf(lead, answers)
  const categories = await names.types(criteria.deal)
  const words = searchWords(String(answers.search), { locale: mainLanguage, categories })
  const href = names.href(listHref(mainLanguage, criteria))
  return [linesOf(lead, { ...answers, search: words }), ...(href.length > longestHref ? [] : [href])].join(
    '\n',
  )
}

function linesOf({ kind }: Lead, answers: Lead['answers']): string {
  return leadLines({ kind, answers }, mainLanguage)
    .map(({ label, value }) => labelled(label, value, mainLanguage))
    .join('\n')
}
