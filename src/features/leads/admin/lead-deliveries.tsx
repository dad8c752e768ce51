import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { BoardHeads, BoardTable, Mark } from '@/cms/admin/board-parts'
import { sendingChannels } from '@/domain/lead/delivery'
import { deliveryProblem } from '@/domain/lead/delivery-problem'
import type { Language } from '@/domain/language'

import type { FiledDelivery, LeadFile } from '../privacy/find-lead-file'
import { handleLeadPath } from '../lead-paths'
import { apiHref } from './lead-links'
import { problemWords, technicalWords } from './problem-words'
import { channelWords, deliveryWords, leadText as text } from './lead-words'

interface Shown {
  payload: Payload
  file: LeadFile
  language: Language
}

export function LeadDeliveries({ payload, file, language }: Shown) {
  const { deliveries } = file
  if (deliveries.length === 0) return null
  const columns = [text.channel, text.state, text.tries, text.when, text.lastError]
  return (
    <section>
      <h2>{text.deliveries[language]}</h2>
      <BoardTable title={text.deliveries[language]}>
        <thead>
          <tr>
            <BoardHeads columns={columns} figures={[text.tries]} language={language} />
            <td />
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <Cells delivery={delivery} language={language} />
              <td>
                {delivery.state === 'dead' && isSentAgain(delivery.channel) && (
                  <Retry payload={payload} file={file} delivery={delivery} language={language} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </BoardTable>
    </section>
  )
}

function Cells({ delivery, language }: { delivery: FiledDelivery; language: Language }) {
  const { channel, state, tries, lastError } = delivery
  const { number } = boardFormat(language)
  const { tone, text: word } = deliveryWords[state === 'pending' && tries > 0 ? 'late' : state]
  return (
    <>
      <td>{channelWords[channel][language]}</td>
      <td>
        <Mark tone={tone}>{word[language]}</Mark>
      </td>
      <td className="board-number">{number(tries)}</td>
      <td className="board-moment">{whenText(delivery, language)}</td>
      <td className="board-words">{lastError && <Problem said={lastError} language={language} />}</td>
    </>
  )
}

function Problem({ said, language }: { said: string; language: Language }) {
  return (
    <>
      {problemWords[deliveryProblem(said) ?? 'unknown'][language]}
      <details className="leads-under">
        <summary>{technicalWords[language]}</summary>
        {said}
      </details>
    </>
  )
}

function whenText({ state, tries, doneAt, nextTryAt }: FiledDelivery, language: Language): string {
  const { moment } = boardFormat(language)
  if (doneAt) return moment(doneAt)
  return state === 'pending' && tries > 0 ? text.nextTry[language].replace('{when}', moment(nextTryAt)) : '–'
}

function Retry({ payload, file, delivery, language }: Shown & { delivery: FiledDelivery }) {
  const isReply = delivery.channel === 'reply'
  const label = text.retryOf[language].replace('{channel}', channelWords[delivery.channel][language])
  return (
    <form method="post" action={apiHref(payload, handleLeadPath(file.lead.id))}>
      <input type="hidden" name="action" value={isReply ? 'retry-reply' : 'retry'} />
      <button
        className="board-button"
        name={isReply ? 'reply' : 'channel'}
        value={isReply ? delivery.id : delivery.channel}
        aria-label={label}
      >
        {text.retry[language]}
      </button>
    </form>
  )
}

/** A letter that the site wrote is not asked for again: the next one comes by itself. */
function isSentAgain(channel: FiledDelivery['channel']): boolean {
  return sendingChannels.some((known) => known === channel)
}
