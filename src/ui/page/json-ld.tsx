import { jsonLdText } from './json-ld-text'

/** What search engines read of a page. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
