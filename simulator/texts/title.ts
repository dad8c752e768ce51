import type { RowContext } from '../rows/row-context'
import { hash } from '../seed/hash'
import { Random } from '../seed/random'
import { has } from '../world/flags'
import { conditions } from '../world/property-core'
import type { Adjective, Feature } from './phrasebook'
import { phrasebooks } from './phrasebooks'
import { slotsFor } from './slots'
import { type Template, render } from './template'

const adjectiveOf: Record<number, Adjective> = {
  [conditions.fresh]: 'fresh',
  [conditions.toBuild]: 'fresh',
  [conditions.renovated]: 'renovated',
  [conditions.used]: 'used',
  [conditions.toRefresh]: 'toRefresh',
  [conditions.toRenovate]: 'toRenovate',
}

/** "Gerenoveerde stadswoning met zuidgerichte tuin": the short title of the advert. */
export function titleOf(context: RowContext): string {
  const { core, language } = context
  const book = phrasebooks[language]
  const [noun, gender] = book.nouns[core.type.key]
  const random = new Random(hash(core.key, 131))
  const slots = slotsFor(context, language, noun, gender)
  const titles = book.titles[core.type.key]
  if (titles) return tidy(render(pick(random, titles), slots, gender))
  const adjectives = book.adjectives[adjectiveOf[core.condition] ?? 'used']
  const adjective = core.type.key === 'newHouse' ? '' : render(pick(random, adjectives), slots, gender)
  const feature = render(pick(random, book.features[featureOf(context, random)]), slots, gender)
  const type = core.type.name[language]
  const parts = {
    adjective: language === 'fr' ? lowerFirst(adjective) : adjective,
    type: adjective && language !== 'fr' && !(language === 'de' && isNoun(type)) ? lowerFirst(type) : type,
    feature: lowerFirst(feature),
  }
  return tidy(render(book.homeTitle, parts, gender))
}

function featureOf({ core, technical }: RowContext, random: Random): Feature {
  const isSunny = technical.orientation === 3 || technical.orientation === 5
  const features: Feature[] = ['bedrooms', 'place']
  if (has(core.flags, 'pool')) features.push('pool', 'pool')
  if (has(core.flags, 'garden'))
    features.push(isSunny ? 'sunnyGarden' : 'garden', isSunny ? 'sunnyGarden' : 'garden')
  else if (has(core.flags, 'terrace'))
    features.push(isSunny ? 'sunnyTerrace' : 'terrace', isSunny ? 'sunnyTerrace' : 'terrace')
  if (has(core.flags, 'garage')) features.push('bedroomsGarage')
  return random.pick(features)
}

/** The same position in every language, whatever the number of variants. */
function pick(random: Random, templates: Template[]): Template {
  return templates[random.int(0, 59) % templates.length]!
}

/** A German noun keeps its capital; an adjective before it does not. */
function isNoun(type: string): boolean {
  return !type.includes(' ')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function tidy(text: string): string {
  const trimmed = text.trim().replaceAll('  ', ' ')
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
}
