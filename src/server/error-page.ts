import { stripVTControlCharacters } from 'node:util'

import type { ViteDevServer } from 'vite'

/**
 * What whoever develops sees of an error: where it is in the files as they are written. Vite's client is on the page, so
 * that it comes back by itself once the file is saved again.
 */
export function answerError(vite: Pick<ViteDevServer, 'ssrFixStacktrace'>, thrown: unknown): Response {
  const errors = withCauses(thrown)
  for (const error of errors) vite.ssrFixStacktrace(error)
  const stacks = errors.map(({ stack, message }) => escaped(stack ?? message))
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(errors[0]?.message ?? 'Error')}</title>
<script type="module" src="/@vite/client"></script>
<style>:root{color-scheme:light dark;font:15px/1.6 ui-monospace,monospace}body{margin:3rem}pre{white-space:pre-wrap}</style>
${stacks.map((stack) => `<pre>${stack}</pre>`).join('\n')}
</html>
`
  return new Response(html, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** The error, and what led to it. */
function withCauses(thrown: unknown): Error[] {
  const errors: Error[] = []
  let next = thrown
  while (next instanceof Error && !errors.includes(next)) {
    errors.push(next)
    next = next.cause
  }
  return errors.length > 0 ? errors : [new Error(String(thrown))]
}

/** As HTML, without the colours of a terminal. */
function escaped(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
