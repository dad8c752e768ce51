// By hand: rules of the domain read descriptions with it, and it imports no library. One line of words is wanted, where
// html-to-text lays out lists, tables and links.
import { decodeEntities } from './html-entities'

const notText = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

// Quoted attributes may hold a `>`; markup with a stray quote is read up to the next bracket.
const tag = /<[/!]?([a-z][a-z\d]*)\b(?:(?:"[^"]*"|'[^']*'|[^"'<>])*|[^<>]*)(?:>|$)/gi

/** Tags inside a word or sentence: taking them out must not part what they join. */
const inlineTags = new Set('a abbr b big em font i mark s small span strong sub sup u wbr'.split(' '))

/** The words of a piece of HTML on one line. It is text, so it still has to be escaped where it becomes HTML. */
export function htmlText(html: string): string {
  const text = html
    .replaceAll(notText, ' ')
    .replaceAll(tag, (_, name: string) => (inlineTags.has(name.toLowerCase()) ? '' : ' '))
  return decodeEntities(text).replaceAll(/\s+/g, ' ').trim()
}
