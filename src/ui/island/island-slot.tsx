/** Children of an island: HTML that React leaves alone. */
export function Slot({ html }: { html: string }) {
  return <div data-slot className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}
