import type { FigureReading } from './figure-reading'

const letters = 'ABCDEFG'
const label = String.raw`(?<![\p{L}\d])([a-g])(?:\s?\+{1,2})?((?:\s*(?:,|/|-|of|ou|or|oder|tot|a|to|bis|en|et|and|und)\s*[a-g](?:\+{1,2})?(?![\p{L}\d]))*)`
const named = String.raw`(?:epc|peb|cpe|dpe|class[ei]?s? energetiques?|classe d energie|energie\p{L}*|energy|label)(?:[\s-]*(?:label|klasse|class|classe|score|rating|certificate|performance|energie|energy|energetique))*`
const bound = String.raw`max\.?|maxi|maximum|maximaal|maximal|min\.?|mini|minimum|minimaal|minimal|minstens|mindestens|au moins|at least|van|de|vanaf|tot|bis`
const better = String.raw`beter dan|mieux que|better than|besser als`
const orBetter = String.raw`(?:of|ou|or|oder|en|et|and|und)\s*(?:beter|hoger|mieux|meilleure?|superieure?|better|higher|above|besser|hoher)|${bound}|\+`

/** "EPC B", "EPC B of beter", "PEB C maximum", "epc a, b of c": the worst letter that is accepted, and all better ones. */
export const energyReading: FigureReading = {
  pattern: String.raw`(?!energie a(?![\p{L}\d]))(?:(?:${bound})\s+)?${named}[\s:]*(?:(?:${bound})\s+)*(${better})?\s*${label}(?:\s*(?:${orBetter})(?![\p{L}\d]))?|([a-g])\+{0,2}[\s-]?(?:label|epc|peb)`,
  read: ([isBetterThan, letter, others = '', before]) => {
    const first = letter ?? before ?? ''
    const given = [first, ...(others.match(/(?<![\p{L}\d])[a-g](?![\p{L}\d])/gu) ?? [])]
    const worst = Math.max(...given.map((letter) => letters.indexOf(letter.toUpperCase())))
    const accepted = [...letters.slice(0, isBetterThan ? worst : worst + 1)]
    return accepted.length > 0 ? { energyLabels: accepted } : null
  },
}
