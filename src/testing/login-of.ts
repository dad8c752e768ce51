import { env } from '@/env'

export type DatabaseRole = 'gevel_migrate' | 'gevel_cms' | 'gevel_worker' | 'gevel_web' | 'gevel_portal'

/** The same database for another program: on a developer's machine all logins have one password. */
export function loginOf(role: DatabaseRole, url = env.DATABASE_URL): string {
  const login = new URL(url)
  login.username = role
  return login.href
}
