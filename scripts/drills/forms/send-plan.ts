import { Agent, request } from 'node:http'
import { connect } from 'node:net'

import { benchPorts } from '../../bench/stack'
import type { Plan } from './plan'
import type { RawRequest } from './odd-requests'

/** Nobody waits longer for an answer. */
export const longestMs = 10_000

export interface Answered {
  /** `0`: the line was closed without an answer. */
  status: number
  ms: number
  html: string
  isHung: boolean
}

const port = Number(benchPorts.web)
const agent = new Agent({ keepAlive: true, maxSockets: 32 })

export async function sendPlan(plan: Plan): Promise<Answered> {
  const began = performance.now()
  const answer = await (plan.raw ? sendRaw(plan.raw) : sendPost(plan))
  const ms = performance.now() - began
  return { ...answer, ms, isHung: ms >= longestMs }
}

type Answer = Pick<Answered, 'status' | 'html'>

function sendPost({ path, headers, sender, body }: Plan): Promise<Answer> {
  return new Promise((resolve) => {
    const all = { 'X-Forwarded-For': sender, ...headers, 'Content-Length': body.length }
    const signal = AbortSignal.timeout(longestMs)
    const sent = request({ port, agent, path, method: 'POST', headers: all, signal }, (response) => {
      const parts: Buffer[] = []
      const end = () => resolve({ status: response.statusCode ?? 0, html: Buffer.concat(parts).toString() })
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('close', end).on('error', end)
    })
    // Whoever sends too much may find the line closed while they are still sending.
    sent.on('error', () => resolve({ status: 0, html: '' }))
    sent.end(body)
  })
}

const patienceMs = 300

function sendRaw({ bytes, isIncomplete }: RawRequest): Promise<Answer> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const end = () => {
      socket.destroy()
      // 100 only says that the rest may come.
      resolve({ status: Number(/HTTP\/1\.1 (?!100)(\d{3})/.exec(text)?.[1] ?? 0), html: text })
    }
    socket.on('data', (part) => (text += part.toString()))
    socket.on('close', end).on('error', end)
    socket.setTimeout(isIncomplete ? patienceMs : longestMs, end)
  })
}
