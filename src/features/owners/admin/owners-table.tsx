import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { BoardHeads, BoardTable, Mark } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'
import { apiHref } from '@/features/leads/admin/lead-links'
import { addressIn } from '@/i18n/places/address-in'

import { inviteAgainPath, revokeOwnerPath } from '../owners-paths'
import type { InvitedOwner, QuietOwner } from './list-owners'
import { ownersText as text } from './owners-words'

interface Shown {
  payload: Payload
  language: Language
}

export function OwnersTable({ payload, owners, language }: Shown & { owners: InvitedOwner[] }) {
  if (owners.length === 0) return <p>{text.none[language]}</p>
  const columns = [text.name, text.home, text.language, text.invitedAt, text.state, text.actions]
  return (
    <BoardTable title={text.title[language]}>
      <thead>
        <tr>
          <BoardHeads columns={columns} language={language} />
        </tr>
      </thead>
      <tbody>
        {owners.map((owner) => (
          <OwnerRow key={owner.id} payload={payload} owner={owner} language={language} />
        ))}
      </tbody>
    </BoardTable>
  )
}

/** Who has not looked for two weeks. */
export function QuietOwners({ owners, language }: { owners: QuietOwner[]; language: Language }) {
  if (owners.length === 0) return null
  const columns = [text.name, text.home, text.lastLook]
  return (
    <section>
      <h2>{text.quiet[language]}</h2>
      <p className="board-quiet">{text.quietHint[language]}</p>
      <BoardTable title={text.quiet[language]}>
        <thead>
          <tr>
            <BoardHeads columns={columns} language={language} />
          </tr>
        </thead>
        <tbody>
          {owners.map(({ id, name, email, home, lookedAt }) => (
            <tr key={id}>
              <td className="leads-who">
                {name}
                <span className="leads-under">{email}</span>
              </td>
              <td>{home}</td>
              <td className="board-moment">
                {lookedAt ? boardFormat(language).moment(lookedAt) : text.neverLooked[language]}
              </td>
            </tr>
          ))}
        </tbody>
      </BoardTable>
    </section>
  )
}

function OwnerRow({ payload, owner, language }: Shown & { owner: InvitedOwner }) {
  return (
    <tr>
      <td className="leads-who">
        {owner.name}
        <span className="leads-under">{owner.email}</span>
      </td>
      <td>
        {owner.home ?? owner.listingId}
        {owner.address && <span className="leads-under">{addressIn(owner.address, language)}</span>}
      </td>
      <td>{owner.language.toUpperCase()}</td>
      <td className="board-moment">
        <time dateTime={owner.invitedAt.toISOString()}>{boardFormat(language).moment(owner.invitedAt)}</time>
      </td>
      <td>
        <Mark tone={owner.hasAccount ? 'good' : 'busy'}>
          {(owner.hasAccount ? text.hasAccount : text.waiting)[language]}
        </Mark>
      </td>
      <td>
        {!owner.hasAccount && (
          <form method="post" action={apiHref(payload, inviteAgainPath)}>
            <input type="hidden" name="email" value={owner.email} />
            <button className="board-button">{text.again[language]}</button>
          </form>
        )}
        <form method="post" action={apiHref(payload, revokeOwnerPath)}>
          <input type="hidden" name="id" value={owner.id} />
          <button className="board-button">{text.revoke[language]}</button>
        </form>
      </td>
    </tr>
  )
}
