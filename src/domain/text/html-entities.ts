// By hand, as html-text.ts: these are the names that word processors and platforms write; another stays as it came.

/** The names HTML gives to the characters 160 to 255, in order. */
const latinNames = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig ' +
  'Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
  'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
  'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc ' +
  'uuml yacute thorn yuml'
).split(' ')

const named = new Map<string, string>([
  ...latinNames.map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', hellip: '…', bull: '•', trade: '™' },
    ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
    ...{ OElig: 'Œ', oelig: 'œ', ensp: ' ', emsp: ' ', thinsp: ' ', zwnj: '', zwj: '', le: '≤', ge: '≥' },
  }),
])

/** Word processors number quotes and the euro sign as Windows did: 128 to 159. */
const windowsCharacters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** A name we do not know stays as it was written. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]*));/gi,
    (entity, hex, decimal, name) => {
      if (name) return named.get(name) ?? named.get(name.toLowerCase()) ?? entity
      return characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal))
    },
  )
}

function characterOf(code: number): string {
  if (code >= 128 && code <= 159) return windowsCharacters.charAt(code - 128)
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  return code === 0 || code > 0x10ffff || isSurrogate ? '' : String.fromCodePoint(code)
}
