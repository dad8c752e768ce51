/** A form as a browser posts it; a field with several values is repeated. */
export function aForm(fields: Record<string, string | number | readonly string[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [String(value)])
      form.append(name, one)
  }
  return form
}
