/** Puts values in a text such as "Foto {index} van {total}", for client files that get their texts as templates. */
export function fillWords(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
