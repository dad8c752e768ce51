/**
 * A formatted text as segments that a translator of XML reads, and back: `<t i="0">Ons </t><t i="1">huis</t>`. Each text
 * of the tree has a number within its segment, by which its translation comes back to it; the tree itself stays, with its
 * links, pictures and blocks.
 */
interface Node {
  type?: unknown
  text?: unknown
  children?: unknown
  [name: string]: unknown
}

/** Texts beside each other, with nothing between them that must keep its place, such as the end of a line. */
interface Run {
  /** A text, or a link with texts. */
  units: Node[]
}

/** What the site itself fills in, such as {FOR_SALE_TOTAL}: no word. */
const placeholder = /\{[A-Z][A-Z_]*\}/g

/** The segments of a plain text: its lines that have words. */
export function segmentsOfText(text: string): string[] {
  return text
    .split('\n')
    .filter(hasWords)
    .map((line) => tagged([line]))
}

/** `null` when a segment came back wrong. */
export function refilledText(text: string, translated: readonly string[]): string | null {
  let next = 0
  const lines = text.split('\n').map((line) => {
    if (!hasWords(line)) return line
    return textsIn(translated[next++] ?? '', [line])?.texts[0] ?? null
  })
  return lines.includes(null) ? null : lines.join('\n')
}

export function segmentsOfTree(tree: unknown): string[] {
  return runsIn(tree as Node).map((run) => tagged(textsOf(run)))
}

/** A copy of the tree with the translations in it; `null` when a segment came back wrong. */
export function refilledTree(tree: unknown, translated: readonly string[]): unknown {
  const copy = structuredClone(tree) as Node
  const runs = runsIn(copy)
  const isRight = runs.every((run, index) => refill(copy, run, translated[index] ?? ''))
  return isRight ? copy : null
}

function runsIn(node: Node): Run[] {
  const runs: Run[] = []
  let units: Node[] = []
  const close = () => {
    if (units.some((unit) => textNodes(unit).some(({ text }) => hasWords(String(text))))) runs.push({ units })
    units = []
  }
  for (const child of childrenOf(node)) {
    if (isUnit(child)) {
      units.push(child)
      continue
    }
    close()
    runs.push(...runsIn(child))
  }
  close()
  return runs.concat(node.root ? runsIn(node.root as Node) : [])
}

function isUnit({ type }: Node): boolean {
  return type === 'text' || type === 'link' || type === 'autolink'
}

function childrenOf({ children }: Node): Node[] {
  return Array.isArray(children) ? (children as Node[]) : []
}

function textNodes(unit: Node): Node[] {
  return unit.type === 'text' ? [unit] : childrenOf(unit).flatMap(textNodes)
}

function textsOf({ units }: Run): string[] {
  return units.flatMap(textNodes).map(({ text }) => String(text))
}

/** Puts the words back, and the units in the order that the other language has them. */
function refill(tree: Node, { units }: Run, translated: string): boolean {
  const nodes = units.flatMap(textNodes)
  const found = textsIn(
    translated,
    nodes.map(({ text }) => String(text)),
  )
  if (!found) return false
  const ownerOf = new Map(units.flatMap((unit) => textNodes(unit).map((node) => [nodes.indexOf(node), unit])))
  const order = found.order.map((number) => ownerOf.get(number))
  const ordered = order.filter((unit, index) => unit !== order[index - 1])
  // A link that came back in two pieces leads from neither.
  if (ordered.length !== units.length) return false
  found.texts.forEach((text, index) => {
    const node = nodes[index]
    if (node) node.text = text
  })
  const hasEmptyLink = units.some((unit) => unit.type !== 'text' && !textNodes(unit).some(({ text }) => text))
  return !hasEmptyLink && reorder(tree, units, ordered as Node[])
}

function reorder(node: Node, before: readonly Node[], after: readonly Node[]): boolean {
  const children = childrenOf(node)
  const at = before[0] ? children.indexOf(before[0]) : -1
  if (at >= 0) {
    children.splice(at, before.length, ...after)
    return true
  }
  return [...children, ...(node.root ? [node.root as Node] : [])].some((child) =>
    reorder(child, before, after),
  )
}

function tagged(texts: readonly string[]): string {
  return texts
    .map((text, number) => `<t i="${number}">${escaped(text).replaceAll(placeholder, '<x>$&</x>')}</t>`)
    .join('')
}

interface Found {
  /** By their numbers. */
  texts: string[]
  order: number[]
}

const tag = /([^<]*)<t i="(\d+)">((?:[^<]|<x>[^<]*<\/x>)*)<\/t>/y

/** Each number once and no other tag; what stands between two tags belongs to the text before it. */
function textsIn(answer: string, sources: readonly string[]): Found | null {
  const texts: (string | undefined)[] = sources.map(() => undefined)
  const order: number[] = []
  let between = ''
  let at = 0
  for (tag.lastIndex = 0; ; at = tag.lastIndex) {
    const match = tag.exec(answer)
    if (!match) break
    const [, before = '', digits, inside = ''] = match
    const number = Number(digits)
    const last = order.at(-1)
    if (last === undefined) between = before
    else texts[last] += unescaped(before)
    if (number >= sources.length || texts[number] !== undefined) return null
    texts[number] = unescaped(between) + unescaped(inside.replaceAll(/<\/?x>/g, ''))
    between = ''
    order.push(number)
  }
  const rest = answer.slice(at)
  const last = order.at(-1)
  if (last === undefined || rest.includes('<') || order.length !== sources.length) return null
  texts[last] += unescaped(rest)
  const whole = texts.map((text) => text ?? '')
  const isRight = hasWords(whole.join('')) && samePlaceholders(sources.join(' '), whole.join(' '))
  return isRight ? { texts: whole, order } : null
}

function samePlaceholders(source: string, target: string): boolean {
  const listed = (text: string) => (text.match(placeholder) ?? []).toSorted().join()
  return listed(source) === listed(target)
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(placeholder, ''))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, name, digits, hex) => {
      if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole
      const code = typeof digits === 'string' ? Number(digits) : Number.parseInt(String(hex), 16)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    },
  )
}
