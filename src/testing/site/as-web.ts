import { connect, type Database } from '@/database/connection'

import { loginOf } from '../login-of'

/** The site asks its questions with the rights it has on a real machine; who calls ends the connection. */
export function asWeb(): Database {
  const web = connect({ url: loginOf('gevel_web') })
  Object.assign(globalThis, { gevelDatabase: web })
  return web
}
