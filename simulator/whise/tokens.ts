import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { clientId } from './ids'
import { type Answer, type Token, type Whise, answered, failed } from './whise'

const signInSchema = z.object({ Username: z.string(), Password: z.string() })

/** The first step: who builds the website. */
export function userToken(whise: Whise, body: unknown): Answer {
  const { customerName, customerPassword } = whise.simulation.options
  const given = signInSchema.safeParse(body).data
  const isKnown = given?.Username === customerName && given.Password === customerPassword
  return isKnown ? issue(whise, 'user') : failed(401, 'The user name or password is not right')
}

/** The second step: for which agency. */
export function clientToken(whise: Whise, bearer: string, body: unknown): Answer {
  if (!isGood(whise, bearer, 'user')) return unauthorised
  const given = z.object({ ClientId: z.number() }).safeParse(body).data
  if (given?.ClientId !== clientId) return failed(403, 'This client has not activated the website')
  return issue(whise, 'client')
}

export const unauthorised = failed(401, 'Authorization has been denied for this request.')

export function isGood(whise: Whise, bearer: string, of: Token['of']): boolean {
  const token = whise.tokens.get(bearer)
  return token?.of === of && token.endsAt > whise.simulation.clock().getTime()
}

function issue(whise: Whise, of: Token['of']): Answer {
  const text = `${of}-${randomUUID()}`
  const endsAt = whise.simulation.clock().getTime() + whise.tokenMinutes * 60_000
  whise.tokens.set(text, { of, endsAt })
  return answered({ token: text })
}
