/** A postal code with its country before it, as in Luxembourg. */
const code = /(\b[A-Z]{1,2}-\d{3,5}\b)/

/** An address in which no line ends within a postal code: browsers break after its hyphen. */
export function UnbrokenCodes({ text }: { text: string }) {
  const [before = text, found, ...rest] = text.split(code)
  if (found === undefined) return text
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{found}</span>
      <UnbrokenCodes text={rest.join('')} />
    </>
  )
}
