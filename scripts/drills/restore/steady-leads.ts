import { setTimeout as sleep } from 'node:timers/promises'

import { seenToken } from '@/features/leads/guard/form-guard-seen'

import { varnishUrl, webUrl } from '../../bench/stack'
import { drillSecret } from '../site/drill-site'

export interface SteadyLeads {
  /** When each form was thanked for, by its key. */
  thanked: Map<string, number>
  /** The first that was thanked for after this moment. */
  firstAfter: (moment: number) => Promise<number>
  stop: () => Promise<void>
}

let senders = 0

/** Visitors who send a form each, at an even pace, whatever becomes of the one before. */
export function sendSteadily(run: string, perSecond: number): SteadyLeads {
  const thanked = new Map<string, number>()
  let isOver = false
  const sending = (async () => {
    const under = new Set<Promise<void>>()
    for (let n = 0; !isOver; n++) {
      const key = `drill-restore-${run}-${n}`
      const sent = sendLead({ key, email: `visitor-${run}-${n}@drill.example` }).then((isThanked) => {
        if (isThanked) thanked.set(key, Date.now())
      })
      under.add(sent)
      void sent.finally(() => under.delete(sent))
      await sleep(1000 / perSecond)
    }
    await Promise.all(under)
  })()
  return {
    thanked,
    async firstAfter(moment) {
      for (;;) {
        const later = [...thanked.values()].filter((at) => at > moment)
        if (later.length > 0) return Math.min(...later)
        await sleep(50)
      }
    },
    async stop() {
      isOver = true
      await sending
    },
  }
}

export async function sendLead({ key, email }: { key: string; email: string }): Promise<boolean> {
  const n = senders++
  const body = new URLSearchParams({
    ...{ title: 'ms', firstName: 'An', lastName: 'Peeters', email, phone: '0470 12 34 56', key },
    ...{ message: 'Wanneer is het kantoor open?' },
    seen: seenToken('seen', new Date(Date.now() - 60_000 - n), drillSecret),
  })
  try {
    const answer = await fetch(`${webUrl}/nl/forms/contact/`, {
      ...{ method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(8000) },
      headers: {
        Origin: varnishUrl,
        'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      },
    })
    await answer.arrayBuffer()
    return answer.status === 303
  } catch {
    return false
  }
}
