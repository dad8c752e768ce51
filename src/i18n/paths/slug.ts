// By hand: addresses stay what they are; a library that learns another letter would move pages.

/** Letters that do not come apart into a base letter and an accent. */
const letters: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A name as a part of an address: plain lower-case letters, digits and single hyphens. */
export function slug(text: string): string {
  // Most parts of addresses already are slugs, and every request compares some.
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(text)) return text
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[ßœæøłđðþı]/g, (letter) => letters[letter] ?? '')
      // A slash or dash parts words as a space does: huis/villa.
      .replaceAll(/[\s/_\u2010-\u2015-]+/g, '-')
      .replaceAll(/[^a-z\d-]/g, '')
      .replaceAll(/-+/g, '-')
      .replaceAll(/^-|-$/g, '')
  )
}
