/** An icon's namespace is for files of its own: in HTML it says nothing, seventy times a list. */
const namespaces = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"|<gevel-island[\s\S]*?<\/gevel-island>/g

/** HTML as it is sent. An island stays as React made it, since React compares it when the island wakes. */
export function sentHtml(html: string): string {
  return html.replace(namespaces, (found) => (found.startsWith('<') ? found : ''))
}
