import { readMail } from '@/testing/mail/read-mail'
import type { SmtpSink } from '@/testing/mail/smtp-sink'

import { agencyEmail } from '../site/drill-site'
import type { SavedLead } from './check-leads'
import { anyMark } from './hostile-text'
import type { MarkReader } from './live-marks'

/** The agency, and its agents as the simulator has them. */
const isAgency = (address: string) => address === agencyEmail || address.endsWith('@gevel.example')
const isVisitor = (address: string) => /^(visitor|friend|second)-\d+@drill\.example$/.test(address)
/** Named by whoever made the offer: told of it, in our own words only. */
const isSecond = (address: string) => address.startsWith('second-')
const foreignHeader = /^(bcc|cc|x-injected)$/i

/** What is wrong with the mails that came of hostile posts; empty when nothing is. */
export async function badMails(
  mails: SmtpSink['mails'],
  reader: MarkReader,
  leads: SavedLead[],
): Promise<string[]> {
  // Whoever binds themselves by an offer gets a copy of what they wrote.
  const isCopy = new Set(leads.filter(({ kind }) => kind === 'offer').map(({ id }) => id))
  const bad: string[] = []
  for (const { to, source } of mails) {
    const mail = await readMail(source)
    const say = (what: string) => bad.push(`${mail.messageId} to ${to.join()}: ${what}`)
    const [receiver = ''] = to
    const leadId = /^<[a-z-]+\.([\da-f-]+)@/.exec(mail.messageId)?.[1] ?? ''
    const mark = anyMark.exec(`${mail.subject} ${mail.text} ${mail.html}`)?.[0]
    const strange = mail.headerLines.filter(({ key }) => foreignHeader.test(key))
    if (strange.length > 0) say(`headers ${strange.map(({ line }) => line).join()}`)
    if (to.length !== 1 || !(isAgency(receiver) || isVisitor(receiver))) say('another receiver')
    if (/[\r\n]/.test(mail.subject) || anyMark.test(mail.subject)) say(`subject ${mail.subject}`)
    if (mail.text.trim() === '') say('no text')
    // Whoever gives another's address must not be able to write to them.
    if (mark && isVisitor(receiver) && (isSecond(receiver) || !isCopy.has(leadId))) say(`carries ${mark}`)
    const live = mark ? await reader.inMarkup(mail.html, mark) : []
    if (live.length > 0) say(`live: ${live.join()}`)
  }
  return bad
}
