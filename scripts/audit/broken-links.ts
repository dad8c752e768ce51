import { site } from '../demo/with-demo'

const atOnce = 6

/** The addresses that do not answer as a page or a file of the site should, with what they say. */
export async function brokenLinks(paths: Iterable<string>): Promise<Map<string, string>> {
  const waiting = [...new Set(paths)]
  const broken = new Map<string, string>()
  const walk = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const response = await fetch(site + path, { redirect: 'follow' })
      await response.arrayBuffer()
      if (!response.ok) broken.set(path, String(response.status))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  return broken
}
