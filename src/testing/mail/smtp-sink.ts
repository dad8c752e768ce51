import type { AddressInfo } from 'node:net'

import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** How the server misbehaves: an answer of its own, or a line that goes dead before or after it took the mail. */
export type Trouble = { code: number } | 'dropped' | 'taken-and-dropped'

export interface TakenMail {
  to: string[]
  source: string
  /** The line went dead before whoever sent it heard so. */
  isUnanswered: boolean
}

export interface SmtpSink {
  url: string
  /** Every mail that was taken, as it came over the line. */
  mails: TakenMail[]
  stop(): Promise<void>
}

export interface SinkOptions {
  port?: number
  /** An address of this machine; 127.0.0.1 unless a test needs one that is not the demo's. */
  host?: string
  /** Asked for each receiver. */
  refuseReceiver?: (address: string) => { code: number } | null
  /** Asked when the whole mail is there. */
  refuseMail?: () => Trouble | null
  /** Of thousands of mails the headers are enough. */
  keepsHeadersOnly?: boolean
}

/** A real mail server that keeps what it gets. */
export async function startSmtpSink(options: SinkOptions = {}): Promise<SmtpSink> {
  const mails: SmtpSink['mails'] = []
  const kept = (parts: Buffer[]) => {
    const source = Buffer.concat(parts).toString('utf8')
    return options.keepsHeadersOnly ? source.slice(0, source.indexOf('\r\n\r\n')) : source
  }
  const host = options.host ?? '127.0.0.1'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, answer) {
      const trouble = options.refuseReceiver?.(address)
      answer(trouble ? refusal(trouble.code) : null)
    },
    onData(stream, session, answer) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const trouble = options.refuseMail?.() ?? null
        const to = session.envelope.rcptTo.map(({ address }) => address)
        if (trouble === null || trouble === 'taken-and-dropped')
          mails.push({ to, source: kept(parts), isUnanswered: trouble !== null })
        if (trouble === 'dropped' || trouble === 'taken-and-dropped') return hangUp(server, session)
        answer(trouble ? refusal(trouble.code) : null)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, host, resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${host}:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('Refused by the test'), { responseCode })
}

function hangUp(server: SMTPServer, { id }: SMTPServerSession): void {
  // The package has no call to end one line, and its types leave the list of lines out.
  const { connections } = server as unknown as {
    connections: Set<{ id: string; _socket: { destroy(): void } }>
  }
  for (const line of connections) if (line.id === id) line._socket.destroy()
}
