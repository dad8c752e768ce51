import { z } from 'zod'

const advisory = z.object({ url: z.string(), title: z.string(), severity: z.string(), range: z.string() })

/** What `npm audit --json` prints; of a package that only uses another one `via` has the name of that one. */
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
})

/** A known weakness that does not touch this site: why, and until when that is believed. */
export interface Accepted {
  url: string
  until: string
  why: string
}

const grave: ReadonlySet<string> = new Set(['high', 'critical'])

/** Grave weaknesses that nobody has looked at; null when the registry gave no answer. */
export function openAdvisories(
  printed: string,
  accepted: readonly Accepted[],
  today: string,
): string[] | null {
  const { data } = report.safeParse(parsed(printed))
  if (!data) return null
  const known = new Set(accepted.filter(({ until }) => until >= today).map(({ url }) => url))
  return Object.entries(data.vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((one) => typeof one !== 'string')
      .filter(({ severity, url }) => grave.has(severity) && !known.has(url))
      .map(({ severity, title, range, url }) => `${name} ${range}: ${severity}, ${title}: ${url}`),
  )
}

function parsed(printed: string): unknown {
  try {
    return JSON.parse(printed)
  } catch {
    return null
  }
}
