/** Values for the names in braces, and the gender of the noun for the choices in brackets. */
export type Slots = Record<string, string>

type Part = string | { slot: string } | { forms: string[] }

export type Template = Part[]

/**
 * "[Deze|Dit] {type} ligt in {place}" as parts. Braces are filled from the slots; brackets hold one form per gender
 * of the language, in the order of its noun table.
 */
export function compile(text: string): Template {
  return text
    .split(/(\{\w+\}|\[[^\]]*\])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('{')) return { slot: piece.slice(1, -1) }
      return piece.startsWith('[') ? { forms: piece.slice(1, -1).split('|') } : piece
    })
}

export function mentions(template: Template, slot: string): boolean {
  return template.some((part) => typeof part === 'object' && 'slot' in part && part.slot === slot)
}

export function render(template: Template, slots: Slots, gender: number): string {
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') text += part
    else if ('slot' in part) text += slots[part.slot] ?? ''
    else text += part.forms[gender] ?? part.forms[0]!
  }
  return text.charAt(0).toUpperCase() + text.slice(1)
}
