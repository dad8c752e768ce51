import { readFileSync } from 'node:fs'

/** PostgreSQL refuses to run as root. */
export function idsOf(user: string): [uid: number, gid: number] {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${user}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error(`There is no user ${user}`)
  return [Number(uid), Number(gid)]
}
