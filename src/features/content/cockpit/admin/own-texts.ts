type TextField = HTMLInputElement | HTMLTextAreaElement

const prefix = 'text:'

/** The fields of a translation's form that hold words. */
export function ownTexts(form: HTMLFormElement): TextField[] {
  return [...form.querySelectorAll<TextField>(`[name^="${prefix}"]`)]
}

export function keyOfField({ name }: TextField): string {
  return name.slice(prefix.length)
}

export function valuesOf(
  fields: readonly TextField[],
  read: (field: TextField) => string,
): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [keyOfField(field), read(field)]))
}
