import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Shut with the key of the admin, so that whoever reads the table alone makes no codes. `owner` binds it to one row. */
export function seal(open: Buffer, secret: string, owner: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(owner))
  const shut = Buffer.concat([cipher.update(open), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), shut])
}

/** Fails on what was changed, or sealed for somebody else. */
export function unseal(sealed: Buffer, secret: string, owner: string): Buffer {
  const iv = sealed.subarray(0, ivBytes)
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`second factor ${secret}`).digest()
}
