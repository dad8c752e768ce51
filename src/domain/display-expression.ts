import { compareField, comparisons, type Comparison, type FieldValues } from './field-comparison'

// By hand: a language of four words that editors type; a general parser would let them write code.
const token = /\s*(?:"([^"]*)"|'([^']*)'|([()]|>=|<=|!=|[=<>])|([\w.-]+))/y

interface Token {
  text: string
  /** A quoted text is a value, whatever it spells. */
  isQuoted: boolean
}

/**
 * Whether an editor's expression holds, such as `bedrooms >= 2 and (type = "villa" or garden not-empty)`.
 * It knows `and`, `or`, brackets and the comparisons; `and` binds stronger. An unquoted word on the right
 * is a field when there is one of that name. Throws when it cannot be read.
 */
export function expressionHolds(expression: string, values: FieldValues): boolean {
  const tokens = tokensOf(expression)
  let position = 0

  function skip(text: string): boolean {
    const next = tokens[position]
    if (!next || next.isQuoted || next.text.toLowerCase() !== text) return false
    position += 1
    return true
  }

  function take(): Token {
    const taken = tokens[position]
    if (!taken) throw new Error(`The condition ends too early: ${expression}`)
    position += 1
    return taken
  }

  function either(): boolean {
    let holds = both()
    // The right side is read even when the answer is known.
    while (skip('or')) holds = both() || holds
    return holds
  }

  function both(): boolean {
    let holds = single()
    while (skip('and')) holds = single() && holds
    return holds
  }

  function single(): boolean {
    if (!skip('(')) return comparison()
    const holds = either()
    if (!skip(')')) throw new Error(`A bracket is not closed: ${expression}`)
    return holds
  }

  function comparison(): boolean {
    const value = ownValue(values, take().text)
    const operator = comparisonOf(take().text)
    if (operator === 'empty' || operator === 'not-empty') return compareField(value, operator, undefined)
    const { text, isQuoted } = take()
    return compareField(
      value,
      operator,
      isQuoted || !Object.hasOwn(values, text) ? text : ownValue(values, text),
    )
  }

  const holds = either()
  if (position < tokens.length) throw new Error(`The condition goes on after its end: ${expression}`)
  return holds
}

export function comparisonOf(text: string): Comparison {
  const found = comparisons.find((comparison) => comparison === text.toLowerCase())
  if (!found) throw new Error(`No such comparison: ${text}`)
  return found
}

export function ownValue(values: FieldValues, field: string): unknown {
  return Object.hasOwn(values, field) ? values[field] : undefined
}

function tokensOf(expression: string): Token[] {
  const tokens: Token[] = []
  const text = expression.trim()
  const pattern = new RegExp(token)
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text)
    if (!match) throw new Error(`The condition cannot be read: ${expression}`)
    const quoted = match[1] ?? match[2]
    tokens.push({ text: quoted ?? match[3] ?? match[4] ?? '', isQuoted: quoted !== undefined })
  }
  return tokens
}
