import { hasLink } from './form/form-text'

const longest = 50
const mostWords = 6
const nameLetters = /^[\p{L}\p{M}\s.,'’`&()-]+$/u

/** A name that says nothing else: it stands in mails to people who may not know whoever typed it. */
export function isPlainName(text: string): boolean {
  const isShort = text.length <= longest && text.trim().split(/\s+/).length <= mostWords
  return isShort && nameLetters.test(text) && !hasLink(text)
}
