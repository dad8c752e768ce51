import { expect } from '@playwright/test'

import { type ReadMail, readMail } from '../src/testing/mail/read-mail'

const mailbox = `http://localhost:${process.env.MAIL_WEB_PORT ?? 1080}/api/email`

export interface Search {
  /** Whose mails: those they get, or with `isForAgency` those that tell of them. */
  of: string
  isForAgency?: boolean
  subject: RegExp
}

interface Summary {
  id: string
  subject: string
  to: { address: string }[]
}

/** What the mail server took in, oldest first, as a mail program reads it. */
export async function mails({ of, isForAgency = false, subject }: Search): Promise<ReadMail[]> {
  const query = new URLSearchParams({ search: of, sort: 'asc', limit: '50' })
  const { items } = (await (await fetch(`${mailbox}/summary?${query.toString()}`)).json()) as {
    items: Summary[]
  }
  const wanted = items.filter(
    (item) => subject.test(item.subject) && item.to.some(({ address }) => address === of) !== isForAgency,
  )
  return Promise.all(
    wanted.map(async ({ id }) => readMail(await (await fetch(`${mailbox}/${id}/source`)).text())),
  )
}

/** The first such mail, waited for as long as its reader would. */
export async function mail(search: Search, timeout = 20_000): Promise<ReadMail> {
  let found: ReadMail | undefined
  await expect
    .poll(async () => (found = (await mails(search))[0])?.subject, {
      message: `a mail ${String(search.subject)} of ${search.of}`,
      timeout,
    })
    .toBeTruthy()
  if (!found) throw new Error('There is no such mail')
  return found
}

/** Where a link of the mail leads, found by its words. */
export function linkIn({ html }: ReadMail, label: string): string {
  const links = [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
  const link = links.find(([, , inner = '']) => plain(inner).includes(plain(label)))
  if (!link?.[1])
    throw new Error(`No link ${label} among ${links.map(([, , inner = '']) => plain(inner)).join(' · ')}`)
  return link[1].replaceAll('&amp;', '&')
}

/** Without the site's own address, as the browser of a journey knows it. */
export const pathOf = (address: string) => new URL(address).pathname

/** The calendar's file, its folded lines made whole. */
export function calendarIn({ attachments }: ReadMail): string {
  const file = attachments.find(({ filename }) => filename?.endsWith('.ics'))
  if (!file) throw new Error('The mail has no calendar file')
  return Buffer.from(file.content)
    .toString('utf8')
    .replaceAll(/\r\n[ \t]/g, '')
}

const plain = (html: string) =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
    .trim()
