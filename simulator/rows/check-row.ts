import { hash } from '../seed/hash'
import { brusselsDate, microsoftDate } from '../world/brussels-time'
import type { Check } from '../world/checks'
import type { Language } from '../world/language'
import type { PropertyCore } from '../world/property-core'
import type { Row } from './row-context'

export function checkRow(
  core: PropertyCore,
  check: Check,
  { language, quirks }: { language: Language; quirks: boolean },
): Row {
  const isOdd = quirks && hash(core.key, 263) % 2 === 0
  return {
    ID: check.id,
    ObjectID: core.id,
    Name: check.name[language],
    ...(isOdd ? { Done: check.isDone ? 1 : 0 } : { IsDone: check.isDone }),
    IsRequested: check.isRequested,
    IssueDate: dayText(check.issuedAt, isOdd),
    ExpiryDate: dayText(check.expiresAt, isOdd),
  }
}

function dayText(at: number, isOdd: boolean): string | null {
  if (at === 0) return isOdd ? '-' : null
  return isOdd ? microsoftDate(at) : brusselsDate(at)
}
