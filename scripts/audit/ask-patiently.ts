import { setTimeout } from 'node:timers/promises'

const patience = { tries: 5, pauseMs: 2000 }

/**
 * What is wrong with an address; `null` where it answers as a page or a file should. A site that has too much to do says
 * so, or closes a connection that it kept, and is asked again.
 */
export async function whatIsWrong(url: string, { tries, pauseMs } = patience): Promise<string | null> {
  const wrong = await ask(url)
  if (!wrong?.mayPass || tries === 1) return wrong?.says ?? null
  await setTimeout(pauseMs)
  return whatIsWrong(url, { tries: tries - 1, pauseMs })
}

async function ask(url: string): Promise<{ says: string; mayPass: boolean } | null> {
  try {
    const response = await fetch(url, { redirect: 'follow' })
    await response.arrayBuffer()
    return response.ok ? null : { says: String(response.status), mayPass: response.status === 503 }
  } catch (error) {
    return { says: error instanceof Error ? error.message : String(error), mayPass: true }
  }
}
