import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { connect as connectDatabase } from '@/database/connection'
import { env } from '@/env'
import { seenToken } from '@/features/leads/guard/form-guard-seen'
import { formPath } from '@/i18n/paths/form-paths'

import { ask, type Asked, siteHost } from './ask'
import { site } from './target'

const path = formPath('nl', 'contact')
const domain = 'trickle.example'

export interface FormBesideTrickle {
  slowestMs: number
  sent: number
  posts: number
  statuses: string
}

/** This many posts that send a byte now and then, from a hundred addresses, beside a visitor who sends a form. */
export async function formBesideTrickle(trickling: number, posts: number): Promise<FormBesideTrickle> {
  const port = Number(new URL(site).port)
  const sockets = Array.from({ length: trickling }, (_, n) => trickle(port, `127.0.1.${(n % 100) + 1}`))
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 1000)
  const answers: Asked[] = []
  try {
    await sleep(4000)
    for (let n = 0; n < posts; n++) {
      answers.push(await sendForm(n))
      await sleep(300)
    }
  } finally {
    clearInterval(drip)
    sockets.forEach((socket) => socket.destroy())
    await forgetLeads()
  }
  return {
    slowestMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
    sent: answers.filter(({ status }) => status === 303).length,
    posts,
    statuses: [...new Set(answers.map(({ status }) => status))].join(', '),
  }
}

function trickle(port: number, from: string): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from })
  // Whoever is shut out comes back no more: the site may close these as it likes.
  socket.on('error', () => socket.destroy())
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${siteHost}\r\nContent-Length: 100000\r\n` +
      'Content-Type: application/x-www-form-urlencoded\r\n\r\nmessage=',
  )
  return socket
}

/** As a browser without scripts sends it a minute after the page was shown. */
function sendForm(n: number): Promise<Asked> {
  const mark = `${Date.now().toString(36)}${n}`
  const body = new URLSearchParams({
    title: 'ms',
    firstName: 'An',
    lastName: 'Peeters',
    email: `an.${mark}@${domain}`,
    phone: '0470 12 34 56',
    message: 'Wanneer is het kantoor open?',
    key: `trickle-${mark}`,
    seen: seenToken('seen', new Date(Date.now() - 60_000), env.LINK_SECRET),
  }).toString()
  return ask(site + path, {
    method: 'POST',
    from: `127.0.2.${n + 1}`,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(body)),
    },
    body,
  })
}

async function forgetLeads(): Promise<void> {
  const db = connectDatabase({ poolSize: 1 })
  await db.execute(sql`delete from lead.lead where email like ${`%@${domain}`}`)
  await db.$client.end()
}
