import type { Locale } from '@/i18n/locales'

/** What one place tells of a fact: several amounts where a list or an annuity has several. */
export interface FactAmounts {
  key: string
  amounts: number[]
  /** Where it stands, for who reads the failure. */
  place: string
}

const separators: Record<Locale, { group: string; decimal: string }> = {
  nl: { group: '.', decimal: ',' },
  fr: { group: '\u202f', decimal: ',' },
  en: { group: ',', decimal: '.' },
  de: { group: '.', decimal: ',' },
}

/** The figures of a text as its language writes them: euro where it has any, else what is measured, else all. */
export function amountsIn(text: string, locale: Locale): number[] {
  const figures = figuresOf(locale)
  const found = [new RegExp(`€ ?(${figures})`, 'gu'), measured(figures), new RegExp(`(${figures})`, 'gu')]
    .map((pattern) => [...plain(text).matchAll(pattern)].map(([, figure = '']) => numberOf(figure, locale)))
    .find((amounts) => amounts.length > 0)
  return found ?? []
}

/** Amounts that stand in a text: with a euro sign, a unit or the name of a room. */
export function amountTextsIn(text: string, locale: Locale): string[] {
  const figures = figuresOf(locale)
  return [new RegExp(`€ ?(${figures})`, 'gu'), measured(figures), counted].flatMap((pattern) =>
    [...plain(text).matchAll(pattern)].map(([whole]) => whole),
  )
}

const counted =
  /\d+ (?:slaapkamer|badkamer|slpk|bdkm|chambre|salles? de bain|ch\.|bedroom|bathroom|bed\b|Schlafzimmer|Badezimmer|Zimmer)/giu

function measured(figures: string): RegExp {
  return new RegExp(String.raw`(${figures}) ?(?:m²|m\b|km\b|ha\b|kWh|kg\b)`, 'gu')
}

function figuresOf(locale: Locale): string {
  const { group, decimal } = separators[locale]
  const [groups, part] = [group, decimal].map((sign) => (sign === '.' ? String.raw`\.` : sign))
  return String.raw`(?<![\d.,])-?\d{1,3}(?:${groups}\d{3})+(?:${part}\d+)?|(?<![\d.,])-?\d+(?:${part}\d+)?`
}

function numberOf(figure: string, locale: Locale): number {
  const { group, decimal } = separators[locale]
  return Number(figure.replaceAll(group, '').replace(decimal, '.'))
}

/** The space that groups figures stays; every other is a plain one. */
function plain(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\u202f]+/g, ' ')
    .replaceAll('−', '-')
}

export interface ReadPage {
  told: FactAmounts[]
  /** What each article within the page tells, in their order: the cards of other homes. */
  cards: FactAmounts[][]
  /** Amounts that say not what they are the amount of. */
  nameless: string[]
}

interface Element {
  name: string
  key?: string
  text: string
  isUnseen: boolean
  isForTheEye: boolean
  /** Of an article within another. */
  card?: FactAmounts[]
}

/**
 * What a page tells by the attribute `data-fact`, and what it tells without. Within a fact, words for the eye and words for the ear are
 * two tellings.
 */
export function readPage(html: string, locale: Locale, { place }: { place: string }): ReadPage {
  const told: FactAmounts[] = []
  const cards: FactAmounts[][] = []
  let rest = ''
  const open: Element[] = []
  const isWithinUnseen = () => open.some((element) => element.isUnseen)
  for (const [, closing, name = '', attributes = '', text] of html.matchAll(markup)) {
    if (text !== undefined) {
      const keyed = open.filter(({ key }) => key !== undefined)
      if (isWithinUnseen()) continue
      if (keyed.length === 0) rest += text
      const forTheEye = keyed.findLast(({ isForTheEye }) => isForTheEye)
      for (const element of forTheEye ? [forTheEye] : keyed) element.text += text
    } else if (closing) {
      const element = open.pop()
      if (element?.name !== name) throw new Error(`</${name}> closes <${element?.name}>`)
      if (element.key !== undefined && !isWithinUnseen() && !element.isUnseen)
        (cardOf(open) ?? told).push({ key: element.key, amounts: amountsIn(element.text, locale), place })
      // Words of two elements are not one word.
      for (const outer of open) outer.text += ' '
      rest += ' '
    } else if (!voids.has(name) && !attributes.endsWith('/')) {
      const outer = open.findLast(({ key }) => key !== undefined)
      const isForTheEye = outer !== undefined && attributes.includes('aria-hidden="true"')
      const key = /\bdata-fact="([^"]*)"/.exec(attributes)?.[1] ?? (isForTheEye ? outer.key : undefined)
      const isCard = name === 'article' && open.some((element) => element.name === 'article')
      const card: FactAmounts[] | undefined = isCard ? [] : undefined
      if (card) cards.push(card)
      const isUnseen = hidden.has(name)
      open.push({ name, key, text: '', isUnseen, isForTheEye, card })
    }
  }
  return { told, cards, nameless: amountTextsIn(rest, locale) }
}

const cardOf = (open: readonly Element[]) => open.findLast(({ card }) => card)?.card

const markup = /<(\/?)([a-zA-Z][\w-]*)([^>]*)>|([^<]+)/g
const voids = new Set(['img', 'input', 'br', 'hr', 'meta', 'link', 'source', 'wbr'])
const hidden = new Set(['script', 'style', 'template'])

/** Facts of which two places tell different amounts. */
export function disagreements(told: FactAmounts[]): string[] {
  return [...Map.groupBy(told, ({ key }) => key)].flatMap(([key, all]) => {
    const texts = new Set(all.map(({ amounts }) => amounts.join(' + ')))
    if (texts.size <= 1) return []
    return `${key}: ${all.map(({ place, amounts }) => `${amounts.join(' + ')} (${place})`).join(', ')}`
  })
}
