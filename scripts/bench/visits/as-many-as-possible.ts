import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { beaconHeaders } from './beacons'

const folder = '.run/bench'

/** How many beacons of new visitors a process answers when nobody waits; each thread of wrk has addresses of its own. */
export async function asManyAsPossible(
  target: string,
  { seconds, homes, series }: { seconds: number; homes: number; series: number },
): Promise<{ answered: number; perSecond: number }> {
  mkdirSync(folder, { recursive: true })
  const script = `${folder}/beacons.lua`
  const headers = Object.entries(beaconHeaders('')).map(([name, value]) => `  ["${name}"] = "${value}",`)
  writeFileSync(
    script,
    `local n = 0
     local headers = {\n${headers.join('\n')}\n}
     request = function()
       n = n + 1
       headers["X-Forwarded-For"] = string.format("11.${series}.%d.%d", math.floor(n / 256), n % 256)
       return wrk.format("POST", "/seen/", headers, "home=" .. (1 + n % ${homes}))
     end`,
  )
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    '-s',
    script,
    `${target}/seen/`,
  ])
  if (/Non-2xx/.test(stdout)) throw new Error(stdout)
  return {
    answered: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
  }
}
