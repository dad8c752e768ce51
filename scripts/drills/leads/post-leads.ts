import { setTimeout as sleep } from 'node:timers/promises'

import type { LeadKind } from '@/domain/lead/lead-kind'
import { seenToken } from '@/features/leads/guard/form-guard-seen'

import { webUrl } from '../../bench/stack'
import { drillSecret } from '../site/drill-site'
import { filledForm } from '../site/filled-form'
import type { Offered } from '../site/offered'

export interface Posted {
  /** Keys of the forms that were answered with thanks. */
  acknowledged: Set<string>
  /** Posts beyond the first that were answered with thanks too. */
  repeated: number
  /** Posts that got an error or no answer, and were sent again as a visitor would. */
  failed: number
  /** Answers that are neither thanks nor an error of the site, which none of these posts deserves. */
  refused: string[]
  answerMs: number[]
}

interface PostOptions {
  count: number
  perSecond: number
  offered: Offered
  runId: string
  /** Told how many were sent so far. */
  onSent: (sent: number) => void
}

const kinds: LeadKind[] = [
  ...(['enquiry', 'enquiry', 'enquiry', 'enquiry', 'visit', 'visit', 'contact', 'contact'] as const),
  ...(['valuation', 'documents', 'testimonial', 'newsletter', 'send-to-friend', 'demand'] as const),
  ...(['contact-small', 'project', 'offer', 'rent-application', 'rent-profile'] as const),
]

/** Visitors at an even pace; each tenth presses twice, and who gets no answer presses again. */
export async function postLeads(options: PostOptions): Promise<Posted> {
  const sum: Posted = { acknowledged: new Set(), repeated: 0, failed: 0, refused: [], answerMs: [] }
  const startedAt = performance.now()
  const opened = Date.now() - 60_000

  async function visit(n: number): Promise<void> {
    const { kind, locale, query, answers } = filledForm(
      kinds[n % kinds.length] ?? 'contact',
      n,
      options.offered,
    )
    const key = `${options.runId}-${n}`
    // Each form was rendered at a moment of its own, a while ago.
    const seen = seenToken('seen', new Date(opened - n), drillSecret)
    const fields = Object.entries({ ...answers, key, seen })
    const body = new URLSearchParams(
      fields.flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    )
    const request = { path: `/${locale}/forms/${kind}/${query}`, body, sender: addressOf(n) }
    for (let waitMs = 1000; ; waitMs = Math.min(waitMs * 2, 60_000)) {
      const began = performance.now()
      const status = await statusOf(request)
      if (status !== null && status < 500) {
        sum.answerMs.push(performance.now() - began)
        if (status !== 303) sum.refused.push(`${kind} ${n}: ${status}`)
        else if (sum.acknowledged.has(key)) sum.repeated++
        else sum.acknowledged.add(key)
        return
      }
      sum.failed++
      // Not all at the same moment again.
      await sleep(waitMs * (0.5 + Math.random()))
    }
  }

  const visits: Promise<void>[] = []
  for (let n = 0; n < options.count; n++) {
    const dueMs = (n * 1000) / options.perSecond
    await sleep(Math.max(0, dueMs - (performance.now() - startedAt)))
    visits.push(visit(n))
    if (n % 10 === 0) visits.push(visit(n))
    options.onSent(n + 1)
  }
  await Promise.all(visits)
  return sum
}

/** Opens every form once: a program that has just started is slow for its first visitors. */
export async function warmUp(offered: Offered): Promise<void> {
  for (const kind of new Set(kinds)) {
    const { locale, query } = filledForm(kind, 0, offered)
    await statusOf({
      path: `/${locale}/forms/${kind}/${query}`,
      body: new URLSearchParams(),
      sender: '10.255.0.1',
    })
  }
}

/** As the proxy before the site tells it. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

async function statusOf({ path, body, sender }: { path: string; body: URLSearchParams; sender: string }) {
  try {
    const response = await fetch(webUrl + path, {
      method: 'POST',
      body,
      headers: { 'X-Forwarded-For': sender },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}
