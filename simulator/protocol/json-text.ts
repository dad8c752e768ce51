/** A value that is already JSON, so that a list of long rows is not built twice. */
export class JsonText {
  constructor(readonly text: string) {}

  toJSON(): string {
    return pending ? `@@json:${pending.push(this.text) - 1}@@` : (JSON.parse(this.text) as string)
  }
}

let pending: string[] | undefined

export function stringify(value: unknown): string {
  const texts: string[] = []
  pending = texts
  try {
    return JSON.stringify(value).replace(/"@@json:(\d+)@@"/g, (_, index: string) => texts[Number(index)]!)
  } finally {
    pending = undefined
  }
}
