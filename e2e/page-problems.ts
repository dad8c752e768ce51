import { readFileSync } from 'node:fs'

import { foreignLanguage, leftover } from './foreign-words'
import type { PageFacts } from './read-page'

export const locales = ['nl', 'fr', 'en', 'de']
/** The gallery's own links, for who has no scripts. */
const isPicture = /\.(jpe?g|png|webp)(\?|$)/
/** Forms of the law, which an agency switches on per language. */
const isInSomeLanguages = /^\/[a-z]{2}\/forms\/(offer|rent-application)\//
const messageGroups = Object.keys(JSON.parse(readFileSync('messages/nl.json', 'utf8')) as object)

/** What is wrong with one page, beside the others of its site. */
export function problemsOf(path: string, facts: PageFacts, all: Map<string, PageFacts>): string[] {
  if (facts.status === 0) return [`${facts.path}: a link to it leads on to another address`]
  if (facts.status !== 200) return [`${facts.path}: ${facts.status}`]
  const problems: string[] = []
  const say = (isWrong: boolean, what: string) => isWrong && problems.push(`${facts.path}: ${what}`)
  const language = path.slice(1, 3)
  say(facts.language !== language, `lang is "${facts.language}"`)
  say(facts.headings !== 1, `${facts.headings} h1`)
  say(!facts.title.trim(), 'no title')
  if (facts.isIndexed) {
    say(!facts.description.trim(), 'no description')
    say(!facts.canonical.startsWith(`/${language}/`), `canonical is "${facts.canonical}"`)
  }
  if (facts.canonical === path) {
    say(facts.alternates[language] !== path, `names "${facts.alternates[language]}" as itself`)
    say(
      facts.alternates['x-default'] !== facts.alternates.nl,
      `x-default is "${facts.alternates['x-default']}"`,
    )
    for (const locale of locales) {
      const other = all.get(facts.alternates[locale] ?? '')
      if (!facts.alternates[locale]) say(!isInSomeLanguages.test(path), `has no ${locale}`)
      else if (other) say(other.alternates[language] !== path, `is not named by its ${locale} version`)
    }
  }
  for (const { href, target, rel } of facts.links) {
    const isElsewhere = /^https?:/.test(href) && !isPicture.test(href)
    say(isElsewhere && (target !== '_blank' || !rel.includes('noopener')), `${href} opens in this tab`)
    say(/^(#|)$/.test(href), `a link to "${href}"`)
  }
  for (const text of [...facts.texts, facts.title, facts.description]) {
    const foreign = foreignLanguage(text, language)
    say(foreign !== null, `${foreign}: “${text.slice(0, 120)}”`)
    const rest = leftover(text, messageGroups)
    say(rest !== null, `${rest} in “${text.slice(0, 120)}”`)
  }
  for (const text of sameAsDutch(facts, all.get(facts.alternates.nl ?? '')))
    say(true, `as in Dutch: “${text}”`)
  return problems
}

/** Three words or more that two languages share, no number and no name: a label nobody translated. */
function sameAsDutch(facts: PageFacts, dutch: PageFacts | undefined): string[] {
  if (!dutch || facts.language === 'nl') return []
  const known = new Set(dutch.texts)
  return facts.texts.filter(
    (text) =>
      known.has(text) &&
      /^(\p{L}[\p{L}’'-]*\s+){2,}\p{L}/u.test(text) &&
      /\s\p{Ll}/u.test(text) &&
      !/\d/.test(text),
  )
}

/** Titles that two pages of one language have. */
export function sharedTitles(pages: Map<string, PageFacts>): string[] {
  const owners = new Map<string, string[]>()
  for (const [path, { language, title, isIndexed, canonical }] of pages) {
    if (!isIndexed || canonical !== path) continue
    const key = `${language}: ${title}`
    owners.set(key, [...(owners.get(key) ?? []), path])
  }
  return [...owners].flatMap(([title, paths]) => (paths.length > 1 ? [`${title}: ${paths.join(', ')}`] : []))
}
