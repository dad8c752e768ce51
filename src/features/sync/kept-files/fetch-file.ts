export interface FileKeeping {
  /** That of the uploads. */
  folder: string
  /** Where the platform keeps its files: an address in its data must not reach into our own network. */
  hosts: readonly string[]
  timeoutMs?: number
}

type Fetched =
  | { ok: true; data: Buffer }
  /** `isForGood`: it will be no other the next time. */
  | { ok: false; reason: string; isForGood: boolean }

const mostBytes = 25_000_000

/** One file of the platform; never from elsewhere, and never more than fits. */
export async function fetchFile(url: string, { hosts, timeoutMs = 20_000 }: FileKeeping): Promise<Fetched> {
  if (!isAllowed(url, hosts)) return failed('the host is not one of the platform’s')
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      return failed(`HTTP ${response.status}`)
    }
    if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
      await response.body.cancel()
      return tooLarge
    }
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of response.body) {
      bytes += part.length
      if (bytes > mostBytes) return tooLarge
      parts.push(part)
    }
    return { ok: true, data: Buffer.concat(parts) }
  } catch (error) {
    // Without the address: what it is signed by opens the file.
    return failed(error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no answer')
  }
}

const tooLarge: Fetched = { ok: false, reason: 'it is larger than 25 MB', isForGood: true }

function failed(reason: string): Fetched {
  return { ok: false, reason, isForGood: false }
}

function isAllowed(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, host, username } = new URL(url)
  return /^https?:$/.test(protocol) && username === '' && hosts.includes(host)
}
