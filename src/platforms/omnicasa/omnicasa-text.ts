const mostEncoded = 5000

/** The platform takes its messages in an address, which has an end; our number comes last and whole. */
export function markedText(text: string, mark: string): string {
  let kept = text
  while (encodeURIComponent(kept).length > mostEncoded)
    kept = kept.slice(0, Math.floor(kept.length * 0.9)).toWellFormed()
  return `${kept === text ? text : `${kept} …`}\n\n${mark}`
}
