const address = /[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi
const phone = /(?:\+|00)?\d[\d\s./()-]{6,}\d/g
/** Dates and amounts look like telephone numbers and are none. */
const notPhone = /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}-\d\d-\d\d|\d{1,3}(?:[. ]\d{3})+)$/

/** What an owner may read of a text about somebody else: without their name, address or number. */
export function anonymousText(text: string, contact: string | null): string {
  const names = (contact ?? '').split(/\s+/).filter((part) => part.replaceAll('.', '').length > 2)
  const unnamed = [contact ?? '', ...names]
    .filter((name) => name !== '')
    .reduce(
      (left, name) => left.replaceAll(new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, 'giu'), '…'),
      text,
    )
  return unnamed
    .replaceAll(address, '…')
    .replaceAll(phone, (found) => (notPhone.test(found.trim()) ? found : '…'))
    .trim()
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
