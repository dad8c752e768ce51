import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { Language } from '@/domain/language'

import type { FiledDelivery, LeadFile } from '../find-lead-file'
import { handleLeadPath } from '../lead-paths'
import { apiHref } from './lead-links'
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
      <div className="board-scroll">
        <table className="board-table">
          <caption>{text.deliveries[language]}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.en}
                  scope="col"
                  className={column === text.tries ? 'board-number' : undefined}
                >
                  {column[language]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <tr key={delivery.id}>
                <Cells delivery={delivery} language={language} />
                <td>
                  {delivery.state === 'dead' && isChannel(delivery.channel) && (
                    <Retry payload={payload} file={file} delivery={delivery} language={language} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
      <td className="board-words">{lastError}</td>
    </>
  )
}

function whenText({ state, tries, doneAt, nextTryAt }: FiledDelivery, language: Language): string {
  const { moment } = boardFormat(language)
  if (doneAt) return moment(doneAt)
  return state === 'pending' && tries > 0 ? text.nextTry[language].replace('{when}', moment(nextTryAt)) : '–'
}

function Retry({ payload, file, delivery, language }: Shown & { delivery: FiledDelivery }) {
  const label = text.retryOf[language].replace('{channel}', channelWords[delivery.channel][language])
  return (
    <form method="post" action={apiHref(payload, handleLeadPath(file.lead.id))}>
      <input type="hidden" name="action" value="retry" />
      <button className="board-button" name="channel" value={delivery.channel} aria-label={label}>
        {text.retry[language]}
      </button>
    </form>
  )
}

/** A letter that did not arrive is not asked for again: the next one comes by itself. */
function isChannel(channel: FiledDelivery['channel']): boolean {
  return deliveryChannels.some((known) => known === channel)
}
