import { createTransport } from 'nodemailer'

import type { MailDraft, MailSender } from './mail-content'
import { renderMail } from './render-mail'
import { dkimOf, type Signing } from './signing'
import { outcomeOfFailure, type SendOutcome, type SmtpFailure } from './smtp-outcome'

export interface Envelope {
  /** Addresses, one each. */
  to: string[]
  /** The same for every try, so that a second copy is known to be one. */
  messageId: string
  sender: MailSender
}

export interface Mailer {
  send(draft: MailDraft, envelope: Envelope): Promise<SendOutcome>
  /** The host that Message-IDs carry. */
  host: string
  close(): void
}

export interface MailerSettings {
  url: string
  /** "Name <address>", for every mail: another's address in its place would be taken for a forgery. */
  from: string
  signing?: Signing
  connections?: number
}

/**
 * Sends through the agency's mail server, over connections that stay open: as many as the worker uses at once, or a
 * mail would wait for its turn until it is given up and sent again.
 */
export function smtpMailer({ url, from, signing, connections = 8 }: MailerSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing in a mail may make this machine read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(signing && { dkim: dkimOf(hostOf(from), signing) }),
  })
  return {
    host: hostOf(from),
    async send(draft, { to, messageId, sender }) {
      const { html, text } = draft.rendered ?? (await renderMail(draft, sender))
      try {
        const { rejected } = await transport.sendMail({
          from,
          to: to.map((address) => ({ name: '', address })),
          replyTo: draft.replyTo ? { name: '', address: draft.replyTo } : undefined,
          messageId,
          subject: draft.subject,
          html,
          text,
          headers: draft.headers,
          attachments: draft.attachments,
          icalEvent: draft.calendar,
        })
        // Not again: whoever was reached would get it twice.
        if (rejected.length > 0) return { state: 'refused', reason: 'One of the receivers was refused' }
        return { state: 'done' }
      } catch (error) {
        return outcomeOfFailure(failureOf(error))
      }
    },
    close: () => transport.close(),
  }
}

function failureOf(error: unknown): SmtpFailure {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, command, responseCode } = error as Partial<SmtpFailure>
  return { message: error.message, code, command, responseCode }
}

function hostOf(from: string): string {
  return /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
}
