import { site } from '../demo/with-demo'
import { whatIsWrong } from './ask-patiently'

const atOnce = 6

/** The addresses that do not answer as a page or a file of the site should, with what they say. */
export async function brokenLinks(paths: Iterable<string>): Promise<Map<string, string>> {
  const waiting = [...new Set(paths)]
  const broken = new Map<string, string>()
  const walk = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const wrong = await whatIsWrong(site + path)
      if (wrong !== null) broken.set(path, wrong)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  return broken
}
