import { type Flags, flagsOf, waitForUpdateMs } from '@/domain/consent/consent-flags'
import { sameForAll } from '@/domain/consent/purposes'

declare global {
  interface Window {
    /** What Google's tags read, in the order in which it was written. */
    dataLayer?: unknown[]
  }
}

/** Google's tags know a command by its being the arguments of a function: an array would be taken for data. */
export const gtag: (...command: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  ;(window.dataLayer ??= []).push(arguments)
}

/** Before any tag: nothing is allowed until the visitor says so. */
export function denyByDefault(): void {
  gtag('consent', 'default', { ...flagsOf(sameForAll(false)), wait_for_update: waitForUpdateMs })
}

export function updateConsent(flags: Flags): void {
  gtag('consent', 'update', flags)
}
