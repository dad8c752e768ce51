/**
 * How somebody writes who is not sure, or who leaves a note for a colleague, in the languages of the site: no visitor
 * may read any of it. The words "about" and "estimate" are no doubt; they say what kind of figure it is. For tests only.
 */
const phrases = `
na te kijken | nog te bevestigen | te bevestigen | niet nagekeken | niet gezien | niet zeker | onder voorbehoud
vermoedelijk | wellicht | misschien | naar verluidt | bij ons weten | zonder bron | spreken elkaar tegen
uit algemene kennis | nog in te vullen | moet nog | volgens de pers | het cijfer ontbreekt | ontbreekt nog
à vérifier | à confirmer | pas vérifié | non vérifié | sous réserve | probablement | peut-être | sans source
se contredisent | à compléter | non communiqué | à notre connaissance | selon la presse | il manque
to be checked | to be confirmed | not checked | not verified | not seen | unverified | subject to confirmation
probably | perhaps | as far as we know | to our knowledge | contradict each other | without a source | to do
still missing | according to the press | not sure
zu prüfen | noch zu bestätigen | zu bestätigen | nicht geprüft | ungeprüft | nicht gesehen | ohne gewähr
vermutlich | vielleicht | unter vorbehalt | widersprechen sich | ohne quelle | es fehlt | fehlt noch
soweit wir wissen | laut presse | nicht sicher
todo | tbd | tbc | fixme | lorem ipsum | nan | undefined | n/b | n.v.t.
`

const doubt = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${phrases
    .split(/[|\n]/)
    .map((phrase) => phrase.trim().replaceAll('.', String.raw`\.`))
    .filter(Boolean)
    .join('|')})(?![\p{L}\d])`,
  'giu',
)

/** What of it stands in a text, with a few words around it. */
export function doubtsIn(text: string): string[] {
  const plain = text.replaceAll(/\s+/g, ' ')
  return [...plain.matchAll(doubt)].map(({ index, 0: { length } }) =>
    plain.slice(Math.max(0, index - 40), index + length + 40),
  )
}
