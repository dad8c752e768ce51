import { handleEndpoints } from 'payload'

import type { TestPayload } from './a-payload'

let addresses = 0

/** A browser at the forms of the admin: it keeps its cookies, and has an address of its own. */
export interface AdminBrowser {
  jar: Map<string, string>
  /** Posts a form; answers where it leads, without the address of the admin. */
  post(path: `/${string}`, texts: Record<string, string>): Promise<{ status: number; location: string }>
  /** The name of whoever is signed in. */
  signedInAs(): Promise<string | null>
}

export function adminBrowser(
  { config }: Pick<TestPayload, 'config'>,
  { ip = `10.1.${++addresses >> 8}.${addresses & 255}`, language = 'nl', userAgent = 'Firefox Windows' } = {},
): AdminBrowser {
  const jar = new Map<string, string>()
  const ask = async (method: string, path: string, body?: URLSearchParams) => {
    const url = `${config.serverURL}/api${path}`
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await handleEndpoints({
      config,
      path: new URL(url).pathname,
      request: new Request(url, {
        method,
        body,
        headers: {
          'X-Forwarded-For': ip,
          'Accept-Language': language,
          'User-Agent': userAgent,
          Origin: config.serverURL,
          'Sec-Fetch-Site': 'same-origin',
          Cookie: cookie,
        },
      }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b|Expires=Thu, 01 Jan 1970/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    async post(path, texts) {
      const answer = await ask('POST', path, new URLSearchParams(texts))
      const location = (answer.headers.get('Location') ?? '').replace(config.serverURL, '')
      return { status: answer.status, location }
    },
    async signedInAs() {
      const { user } = (await (await ask('GET', '/users/me')).json()) as { user: { email: string } | null }
      return user?.email ?? null
    },
  }
}
