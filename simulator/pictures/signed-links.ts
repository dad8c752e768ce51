import { createHash } from 'node:crypto'

/** How long links to files are good, and when those before ended all the same. */
export type SignedLinks = { secondsGood: number; notBefore: number }

const dateName = 'X-Amz-Date'
const expiresName = 'X-Amz-Expires'
const signatureName = 'X-Amz-Signature'

/** The link that opens a file for a while; signed anew, and so another one, each time. */
export function signedLink(url: string, { secondsGood }: SignedLinks, now: Date): string {
  const link = new URL(url)
  const at = now.getTime()
  link.search = new URLSearchParams({
    ...{ [dateName]: String(at), [expiresName]: String(secondsGood) },
    [signatureName]: signatureOf(link.pathname, at, secondsGood),
  }).toString()
  return link.href
}

/** Whether a link opens its file now. */
export function isGoodLink({ pathname, searchParams }: URL, { notBefore }: SignedLinks, now: Date): boolean {
  const [at, seconds] = [Number(searchParams.get(dateName)), Number(searchParams.get(expiresName))]
  const isSigned = searchParams.get(signatureName) === signatureOf(pathname, at, seconds)
  return isSigned && at >= notBefore && now.getTime() <= at + seconds * 1000
}

function signatureOf(path: string, at: number, seconds: number): string {
  return createHash('sha256').update(`simulated ${path} ${at} ${seconds}`).digest('hex')
}
