import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { Board, guardBoard } from '@/cms/admin/board'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { cockpitPath, editHref } from '../cockpit/cockpit-paths'
import { type Uses, whereUsed } from '../where-used'
import { fixedPageText, placeName, useText, withdrawalText } from '../where-used-words'
import { listAddresses } from './list-addresses'
import { type WithdrawnRecord, withdrawnRecord, withdrawPath } from './withdraw-paths'
import { withdrawText as text } from './withdraw-words'

/** What follows when a page or article leaves the site: where it is used, and where its addresses lead afterwards. */
export async function WithdrawBoard(view: AdminViewServerProps) {
  const [, kind, id] = (view.params?.segments ?? []) as string[]
  const record = withdrawnRecord(kind, id)
  guardBoard(view, record ? withdrawPath(record) : cockpitPath, ['admin', 'editor'])
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const stored = record && (await readStored(req, record))
  return (
    <Board view={view} title={text.title[language]}>
      {record && stored ? (
        <>
          <p className="board-field">
            {stored.name && <strong>{stored.name} · </strong>}
            <a href={editHref(req.payload, record)}>{text.back[language]}</a>
          </p>
          <Answer req={req} record={record} stored={stored} />
        </>
      ) : (
        <p>{text.notOnSite[language]}</p>
      )}
    </Board>
  )
}

interface Asked {
  req: PayloadRequest
  record: WithdrawnRecord
  stored: Stored
}

/** Why it stays, or the way to take it off. */
async function Answer({ req, record, stored }: Asked) {
  const language = knownLocale(req.i18n.language)
  if (stored.isTrashed) return <p>{text.inTrash[language]}</p>
  if (stored.isFixed) return <p className="board-lead">{fixedPageText[language]}</p>
  const uses = await whereUsed(database(), { collection: record.kind, id: record.id })
  if (uses.total > 0) return <Places req={req} uses={uses} />
  const addresses = await listAddresses(database(), record)
  return (
    <form method="post" action={`${req.payload.config.routes.api}${withdrawPath(record)}`}>
      <p className="board-lead">{addresses.length > 0 ? text.intro[language] : text.notOnSite[language]}</p>
      {addresses.map(({ language: one, path, above }) => (
        <p className="board-field" key={path}>
          <label>
            {text.leadTo[language].replace('{path}', () => path)}
            <input className="board-input" name={`to:${path}`} lang={one} defaultValue={above} />
          </label>
        </p>
      ))}
      <Buttons language={language} isOnSite={stored.isPublished} />
    </form>
  )
}

function Places({ req, uses }: { req: PayloadRequest; uses: Uses }) {
  const { payload, i18n } = req
  return (
    <>
      <p className="board-lead">{withdrawalText(uses, payload, i18n)}</p>
      <h2>{useText.title[knownLocale(req.i18n.language)]}</h2>
      <ul>
        {uses.places.map((use) => (
          <li key={`${use.kind}-${use.id}`}>
            <a href={editHref(payload, use)}>{placeName(use, payload, i18n)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Buttons({ language, isOnSite }: { language: Language; isOnSite: boolean }) {
  return (
    <div className="board-actions">
      {isOnSite && (
        <button className="board-button board-button--main" name="how" value="unpublish">
          {text.unpublish[language]}
        </button>
      )}
      <button
        className={`board-button ${isOnSite ? '' : 'board-button--main'}`}
        name="how"
        value="trash"
        aria-describedby="withdraw-trash"
      >
        {text.trash[language]}
      </button>
      <span className="board-quiet" id="withdraw-trash">
        {text.trashHelp[language]}
      </span>
    </div>
  )
}

interface Stored {
  name: string | null
  isPublished: boolean
  isFixed: boolean
  isTrashed: boolean
}

async function readStored(req: PayloadRequest, { kind, id }: WithdrawnRecord): Promise<Stored | null> {
  const read = (draft: boolean) =>
    req.payload.findByID({
      ...{ collection: kind, id, depth: 0, draft, trash: true, disableErrors: true },
      ...{ overrideAccess: false, user: req.user, req },
    })
  // As visitors read it, and as it was written last.
  const [stored, written] = [await read(false), await read(true)]
  if (!stored || !written) return null
  return {
    name: ('name' in written ? written.name : written.title) ?? null,
    isPublished: stored._status === 'published',
    isFixed: kind === 'pages' && Boolean(stored.key),
    isTrashed: Boolean(stored.deletedAt),
  }
}
