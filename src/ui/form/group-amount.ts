/**
 * Writes an amount in groups while it is typed: 350000 is read as 350.000. What somebody writes in another way, 1,2 mio
 * or 350k, stays as it is. The caret stays behind its figure.
 */
export function groupAmount(field: HTMLInputElement, language: string): void {
  const format = new Intl.NumberFormat(language)
  const sign = format.format(1111).replaceAll('1', '')
  const figures = field.value.replaceAll(sign, '')
  // A sign that is not ours may be the point of 1.2 million.
  const hasGroups = (field.dataset['amount'] || field.defaultValue).includes(sign)
  if (!/^\d{4,12}$/.test(hasGroups ? figures : field.value)) {
    if (hasGroups && /^\d{1,3}$/.test(figures)) write(field, figures, sign)
    return
  }
  write(field, format.format(Number(figures)), sign)
}

/** The bare figures of an amount in groups: one search has one address, however it is typed. */
export function bareAmount(text: string): string {
  return /^\d{1,3}(?:[^\d,]\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(/\D/g, '') : text
}

function write(field: HTMLInputElement, text: string, sign: string): void {
  const end = field.selectionStart ?? field.value.length
  let figures = field.value.slice(0, end).replaceAll(sign, '').length
  field.dataset['amount'] = text
  if (text === field.value) return
  field.value = text
  let caret = 0
  while (figures > 0 && caret < text.length) {
    if (text[caret] !== sign) figures -= 1
    caret += 1
  }
  field.setSelectionRange(caret, caret)
}
