import { parseBrussels } from '../world/brussels-time'

/** The members of one request, whatever the casing of their names. */
export class Parameters {
  private readonly members: Map<string, unknown>

  constructor(readonly raw: Record<string, unknown>) {
    this.members = new Map(Object.entries(raw).map(([name, value]) => [name.toLowerCase(), value]))
  }

  value(name: string): unknown {
    return this.members.get(name.toLowerCase())
  }

  /** The members as they came, without the customer's credentials: what may be kept. */
  given(): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(this.raw).filter(([name]) => !/^customer(name|password)$/i.test(name)),
    )
  }

  has(name: string): boolean {
    const value = this.value(name)
    return value !== undefined && value !== null && value !== ''
  }

  text(name: string): string {
    const value = this.value(name)
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  }

  /** `undefined` when absent or not a number. */
  number(name: string): number | undefined {
    if (!this.has(name)) return undefined
    const number = Number(this.value(name))
    return Number.isNaN(number) ? undefined : number
  }

  flag(name: string): boolean | undefined {
    if (!this.has(name)) return undefined
    const value = this.value(name)
    return value === true || value === 1 || /^(true|1|yes)$/i.test(String(value))
  }

  /** A comma-joined text, an array or a single value; empty pieces are dropped. */
  texts(name: string): string[] {
    const value = this.value(name)
    const pieces = Array.isArray(value)
      ? value.map(String)
      : value === undefined || value === null
        ? []
        : String(value).split(',')
    return pieces.map((piece) => piece.trim()).filter(Boolean)
  }

  numbers(name: string): number[] {
    return this.texts(name)
      .map(Number)
      .filter((number) => !Number.isNaN(number))
  }

  objects(name: string): Parameters[] {
    const value = this.value(name)
    return Array.isArray(value) ? value.filter(isMembers).map((members) => new Parameters(members)) : []
  }

  /** Milliseconds, `undefined` when absent or unreadable. */
  time(name: string): number | undefined {
    const time = parseBrussels(this.text(name))
    return Number.isNaN(time) ? undefined : time
  }
}

function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
