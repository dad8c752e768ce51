import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { Board, boardLanguage, guardBoard } from '@/cms/admin/board'
import { database } from '@/database/connection'

import { cockpitPath, editHref } from '../cockpit/cockpit-paths'
import { whereUsed } from '../where-used'
import { placeName, useText, withdrawalText } from '../where-used-words'
import { listAddresses } from './list-addresses'
import { type WithdrawnRecord, withdrawnRecord, withdrawPath } from './withdraw-paths'
import { withdrawText as text } from './withdraw-words'

/** What follows when a page or article leaves the site: where it is used, and where its addresses lead afterwards. */
export async function WithdrawBoard(view: AdminViewServerProps) {
  const [, kind, id] = (view.params?.segments ?? []) as string[]
  const record = withdrawnRecord(kind, id)
  guardBoard(view, record ? withdrawPath(record) : cockpitPath, ['admin', 'editor'])
  const { req } = view.initPageResult
  const language = boardLanguage(req)
  const uses = record && (await whereUsed(database(), { collection: record.kind, id: record.id }))
  const addresses = record ? await listAddresses(database(), record) : []
  const name = record && (await recordName(req, record))
  const isUsed = uses !== null && uses.total > 0
  return (
    <Board view={view} title={text.title[language]}>
      {record && (
        <p className="board-field">
          {name && <strong>{name} · </strong>}
          <a href={editHref(req.payload, record)}>{text.back[language]}</a>
        </p>
      )}
      {isUsed && (
        <>
          <p className="board-lead">{withdrawalText(uses, req.payload, req.i18n)}</p>
          <h2>{useText.title[language]}</h2>
          <ul>
            {uses.places.map((use) => (
              <li key={`${use.kind}-${use.id}`}>
                <a href={editHref(req.payload, use)}>{placeName(use, req.payload, req.i18n)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isUsed && addresses.length === 0 && <p>{text.notOnSite[language]}</p>}
      {record && !isUsed && addresses.length > 0 && (
        <form method="post" action={`${req.payload.config.routes.api}${withdrawPath(record)}`}>
          <p className="board-lead">{text.intro[language]}</p>
          {addresses.map(({ language: one, path, above }) => (
            <p className="board-field" key={path}>
              <label>
                {text.leadTo[language].replace('{path}', () => path)}
                <input className="board-input" name={`to:${path}`} lang={one} defaultValue={above} />
              </label>
            </p>
          ))}
          <div className="board-actions">
            <button className="board-button board-button--main" name="how" value="unpublish">
              {text.unpublish[language]}
            </button>
            <button className="board-button" name="how" value="trash" aria-describedby="withdraw-trash">
              {text.trash[language]}
            </button>
            <span className="board-quiet" id="withdraw-trash">
              {text.trashHelp[language]}
            </span>
          </div>
        </form>
      )}
    </Board>
  )
}

async function recordName(req: PayloadRequest, { kind, id }: WithdrawnRecord): Promise<string | null> {
  const asked = { collection: kind, id, depth: 0, draft: true, disableErrors: true } as const
  const record = await req.payload.findByID({ ...asked, overrideAccess: false, user: req.user, req })
  if (!record) return null
  return ('name' in record ? record.name : record.title) ?? null
}
