import type { LeadKind } from '@/domain/lead/lead-kind'
import { seenToken } from '@/features/leads/guard/form-guard-seen'

import { drillSecret } from '../site/drill-site'
import { filledForm } from '../site/filled-form'
import type { Offered } from '../site/offered'
import { easyProof } from './easy-proof'

export interface LimitedPost {
  path: string
  sender: string
  fields: Record<string, string | string[]>
}

export interface LimitCase {
  what: string
  posts: number
  /** How many of them may be saved; in ten minutes that begin anew half-way, twice as many. */
  fewest: number
  most: number
  post: (n: number) => Promise<LimitedPost>
}

const opened = Date.now() - 120_000
const freeText = 'Koop nu op evil.example'

/** `many`: of the posts that get nowhere, how many are sent. */
export function limitCases(offered: Offered, many: number): LimitCase[] {
  const form = async (kind: LeadKind, n: number, given: { sender: string; [field: string]: string }) => {
    const { sender, ...fields } = given
    const { locale, query, answers } = filledForm(kind, n, offered)
    const own = {
      ...answers,
      key: `limits-${kind}-${sender}-${n}`.replaceAll('.', '-'),
      altcha: await easyProof(),
    }
    return { path: `/${locale}/forms/${kind}/${query}`, sender, fields: { ...own, ...fields } }
  }
  const anyone = (n: number) => `10.20.${n >> 8}.${n & 255}`
  const mail = (name: string) => `${name}@limits.example`
  let reused: Promise<string> | undefined
  return [
    {
      ...{ what: 'one address, with scripts', posts: many, fewest: 30, most: 60 },
      post: (n) => form('newsletter', n, { sender: '192.0.2.1', email: mail(`ip-${n}`) }),
    },
    {
      ...{ what: 'one network of IPv6', posts: many, fewest: 30, most: 60 },
      post: (n) => form('newsletter', n, { sender: `2001:db8::${n.toString(16)}`, email: mail(`ip6-${n}`) }),
    },
    {
      ...{ what: 'one address, without scripts', posts: many, fewest: 5, most: 10 },
      post: (n) => {
        const seen = seenToken('seen', new Date(opened - n), drillSecret)
        return form('newsletter', n, { sender: '192.0.2.2', email: mail(`plain-${n}`), altcha: '', seen })
      },
    },
    {
      ...{ what: 'one e-mail address', posts: many, fewest: 3, most: 3 },
      post: (n) => form('newsletter', n, { sender: anyone(n), email: mail(`one+${n}`) }),
    },
    {
      ...{ what: 'one proof', posts: 20, fewest: 3, most: 3 },
      post: async (n) => {
        reused ??= easyProof()
        return form('newsletter', n, { sender: anyone(n), email: mail(`proof-${n}`), altcha: await reused })
      },
    },
    {
      ...{ what: 'offers from one address', posts: 30, fewest: 10, most: 10 },
      post: (n) => form('offer', n, { sender: '192.0.2.3', email: mail(`offer-${n}`) }),
    },
    {
      ...{ what: 'friends, from one address', posts: Math.min(many, 60), fewest: 10, most: 10 },
      post: (n) =>
        form('send-to-friend', n, {
          sender: '192.0.2.4',
          friendEmail: mail(`friend-${n}`),
          message: freeText,
        }),
    },
    {
      ...{ what: 'friends, from one sender', posts: Math.min(many, 60), fewest: 5, most: 5 },
      post: (n) =>
        form('send-to-friend', n, {
          sender: anyone(n),
          email: mail('sender'),
          friendEmail: mail(`far-${n}`),
        }),
    },
    {
      ...{ what: 'one friend', posts: Math.min(many, 60), fewest: 3, most: 3 },
      post: (n) => form('send-to-friend', n, { sender: anyone(300 + n), friendEmail: mail(`jo+${n}`) }),
    },
    {
      ...{ what: 'one second buyer', posts: Math.min(many, 60), fewest: 3, most: 3 },
      post: (n) => form('offer', n, { sender: anyone(900 + n), emailB: mail(`second+${n}`) }),
    },
    {
      ...{ what: 'friends with words for a name', posts: namesWithWords.length, fewest: 0, most: 0 },
      post: (n) =>
        form('send-to-friend', n, { sender: anyone(600 + n), friendName: namesWithWords[n] ?? '' }),
    },
  ]
}

const namesWithWords = [
  'kijk op https://evil.example',
  'www.evil.example',
  'casino.com',
  'Bel nu 0900 12 34 56',
  'U hebt een prijs gewonnen, kom hem nu halen',
  'schrijf naar jo@evil.example',
  'Gratis geld! Nu!',
]

export const freeTextOfFriends = freeText
