import type { SolvedChallenge } from './view/solve-challenge'

/** Quicker than this, the server takes no proof: see form-guard.ts. */
const quickestMs = 3000
/** A challenge is good for an hour. */
const renewMs = 30 * 60 * 1000

export interface StartedProof {
  /** Fetches the code and the sum, once: nobody needs them who does not touch the form. */
  start: () => void
  /** Empty when it could not be done: the server then asks the visitor themselves. */
  done: () => Promise<string>
}

export function startProof(path: string): StartedProof {
  let pending: Promise<SolvedChallenge | null> | undefined
  let begun = 0
  const start = () => {
    if (pending && Date.now() - begun < renewMs) return pending
    begun = Date.now()
    pending = import('./view/solve-challenge')
      .then(({ solveChallenge }) => solveChallenge(path))
      .catch(() => {
        pending = undefined
        return null
      })
    return pending
  }
  return {
    start: () => void start(),
    done: async () => {
      const solved = await start()
      if (!solved) return ''
      const wait = solved.since + quickestMs - Date.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      return solved.text
    },
  }
}
