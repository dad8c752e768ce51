/** What an assistant is answered: once in words, for whoever reads along, and once as data. */
export interface Described {
  text: string
  data: Record<string, unknown>
}
