/** Building a formatter costs a hundred times what using it does: each is built once, for the few there are. */
function built<Options extends object, Format>(build: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options)
    let format = formats.get(key)
    if (!format) formats.set(key, (format = build(locale, options)))
    return format
  }
}

const numbers = built((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
const dates = built((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))
const lists = built((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
const collators = built((locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options))

export const numberText = (value: number, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  numbers(locale, options).format(value)

/** The first of a month is an ordinal in French: "mardi 1er décembre". */
export const dateText = (value: Date, locale: string, options: Intl.DateTimeFormatOptions): string => {
  const text = dates(locale, options).format(value)
  return locale.startsWith('fr') ? text.replace(/(?<=^|\s)1(?=\s\p{L})/u, '1er') : text
}

export const listText = (values: readonly string[], locale: string): string =>
  lists(locale, {}).format(values)

/** For sorting names as readers of this language expect them. */
export const comparing = (locale: string, options: Intl.CollatorOptions = {}) =>
  collators(locale, options).compare
