import { createHmac } from 'node:crypto'

import type { Payload } from 'payload'

export interface AccountKeys {
  /** Keys hashes and seals of accounts; made of the secret that signs the sessions of editors. */
  secret: string
  /** Where the admin is, without a slash at the end. */
  serverUrl: string
  isSecure: boolean
}

export function accountKeys({ secret, config }: Payload): AccountKeys {
  return {
    secret: createHmac('sha256', secret).update('colleague accounts').digest('base64url'),
    serverUrl: config.serverURL.replace(/\/$/, ''),
    isSecure: config.serverURL.startsWith('https:'),
  }
}
