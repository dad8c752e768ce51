import { createPrivateKey } from 'node:crypto'

/** Proves to receivers that a mail is the agency's, by a key whose other half stands in the names of its domain. */
export interface Signing {
  /** The secret half, PKCS8 in base64; empty: the mail server signs, or nobody does. */
  key: string
  /** Under which name the other half is found. */
  selector: string
}

/** As nodemailer wants it. The domain is that of the sender: another's proves nothing. */
export function dkimOf(domainName: string, { key, selector }: Signing) {
  if (key === '') return undefined
  const secret = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
  const privateKey = secret.export({ format: 'pem', type: 'pkcs8' }).toString()
  return { domainName, keySelector: selector, privateKey }
}
