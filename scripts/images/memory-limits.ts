const megabytes: Record<string, number> = { m: 1, g: 1024 }

/** The `mem_limit` of each service of a compose file in megabytes; one that takes over `x-site` has its limit unless it says another. */
export function memoryLimits(compose: string): Record<string, number> {
  const [head = '', services = ''] = compose.split(/^services:$/m)
  const common = limitIn(head)
  const blocks = services.split(/^(?=\S)/m)[0]?.matchAll(/^ {2}(\w+):\n((?: {3,}.*\n|\n)*)/gm) ?? []
  return Object.fromEntries(
    [...blocks].flatMap(([, name = '', block = '']) => {
      const limit = limitIn(block) ?? (block.includes('<<: *site') ? common : null)
      return limit === null ? [] : [[name, limit]]
    }),
  )
}

function limitIn(block: string): number | null {
  const [, amount, unit = ''] = /^ +mem_limit: (\d+)([mg])$/m.exec(block) ?? []
  return amount === undefined ? null : Number(amount) * (megabytes[unit] ?? 1)
}
