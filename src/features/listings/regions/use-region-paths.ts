import { useEffect, useState } from 'react'

import type { RegionPaths } from './region-paths'

/** `null` while it comes, `failed` when it does not. */
export function useRegionPaths(href: string): RegionPaths | 'failed' | null {
  const [paths, setPaths] = useState<RegionPaths | 'failed' | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    fetch(href, { signal: stop.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`${href} answers ${response.status}`)
        setPaths((await response.json()) as RegionPaths)
      })
      .catch(() => {
        if (!stop.signal.aborted) setPaths('failed')
      })
    return () => stop.abort()
  }, [href])
  return paths
}
