import { publicHeaders } from '@/http-cache/cache-headers'

/** For good: browsers and search engines remember the new address. */
export function permanentRedirect(to: string, tags: readonly string[]): Response {
  return redirect(308, to, tags)
}

/** For now: the next visitor may be led elsewhere. */
export function temporaryRedirect(to: string, tags: readonly string[]): Response {
  return redirect(307, to, tags)
}

function redirect(status: number, Location: string, tags: readonly string[]): Response {
  return new Response(null, { status, headers: { ...publicHeaders(tags), Location } })
}
