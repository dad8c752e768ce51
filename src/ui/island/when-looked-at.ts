/** Not while the browser prepares the page in advance, nor in a tab that nobody has opened yet. */
export function whenLookedAt(callBack: () => void): void {
  if (document.visibilityState === 'visible') return callBack()
  const stop = new AbortController()
  const look = () => {
    if (document.visibilityState !== 'visible') return
    stop.abort()
    callBack()
  }
  for (const change of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(change, look, { signal: stop.signal })
}
