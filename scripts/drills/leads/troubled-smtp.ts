import { type SinkOptions, type SmtpSink, startSmtpSink, type Trouble } from '@/testing/mail/smtp-sink'

const kinds: Trouble[] = [{ code: 451 }, 'dropped', 'taken-and-dropped']

export interface TroubledSmtp extends SmtpSink {
  /** Mails that were offered, and those that met with trouble. */
  counts: { offered: number; troubled: number }
}

/** A mail server of which every so many mails go wrong, in three alternating ways; the same ones in every drill. */
export async function startTroubledSmtp(
  share: number,
  options: Pick<SinkOptions, 'keepsHeadersOnly'> = {},
): Promise<TroubledSmtp> {
  const counts = { offered: 0, troubled: 0 }
  const sink = await startSmtpSink({
    ...options,
    refuseMail() {
      counts.offered++
      // A step that is no round number, so that trouble does not come in a rhythm.
      if ((counts.offered * 0.618_033_988_75) % 1 >= share) return null
      return kinds[counts.troubled++ % kinds.length] ?? null
    },
  })
  return { ...sink, counts }
}
