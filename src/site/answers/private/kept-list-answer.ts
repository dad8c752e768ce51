import type { LinkAction } from '@/domain/lead/link-path'
import type { ListChange, Writer } from '@/features/leads/kept-list/change-kept-list'
import type { ListPurpose } from '@/features/leads/kept-list/list-form'
import { readSharedId } from '@/features/leads/kept-list/shared-id'
import { privateHeaders } from '@/http-cache/cache-headers'
import { favouritesPath } from '@/i18n/paths/system-paths'

import { changeList } from '../../data/kept-lists'
import { answerLink, backTo, done, isOneClick, type PostedLink, type SignedLink } from './private-answer'

export const sharedListActions = ['note', 'add', 'remove'] as const satisfies readonly LinkAction[]
export const keptListActions = [
  ...sharedListActions,
  ...(['confirm', 'share', 'revoke', 'stop', 'keep', 'erase'] as const),
] as const satisfies readonly LinkAction[]

type ListAction = (typeof keptListActions)[number]

/** The buttons of somebody's own list, and the one-click unsubscribe of its mails. */
export function answerKeptList(request: Request, link: SignedLink, action: ListAction): Promise<Response> {
  return answerLink({ request, ...link, purpose: 'kept-list' }, (posted) =>
    answerChange(posted, 'kept-list', action, { id: posted.id, by: { role: 'owner' } }),
  )
}

/** Those of whoever looks along. */
export function answerSharedList(
  request: Request,
  link: SignedLink,
  action: (typeof sharedListActions)[number],
): Promise<Response> {
  return answerLink({ request, ...link, purpose: 'shared-list' }, async (posted) => {
    const shared = readSharedId(posted.id)
    if (!shared) return backTo(posted.locale, 'shared-list', posted.token)
    const by: Writer = { role: 'partner', share: shared.share }
    return answerChange(posted, 'shared-list', action, { id: shared.id, by })
  })
}

async function answerChange(
  { locale, token, posted }: PostedLink,
  purpose: ListPurpose,
  action: ListAction,
  { id, by }: { id: string; by: Writer },
): Promise<Response> {
  const changed = await changeList(id, by, changeOf(action, posted))
  if (isOneClick(posted)) return done()
  if (action === 'erase' && changed === 'done')
    return new Response(null, {
      status: 303,
      headers: { ...privateHeaders, Location: favouritesPath(locale) },
    })
  // The page says in words that a list is gone.
  if (changed === 'gone') return backTo(locale, purpose, token)
  const back = backTo(locale, purpose, token, { news: changed === 'invalid' ? 'names' : 'changed' })
  // Beside the home again: there may be fifty.
  if (action === 'note')
    back.headers.set('Location', `${back.headers.get('Location') ?? ''}#home-${Number(posted.get('home'))}`)
  return back
}

function changeOf(action: ListAction, posted: FormData): ListChange {
  const text = (name: string) => {
    const value = posted.get(name)
    return typeof value === 'string' ? value : ''
  }
  const listingId = /^[1-9]\d{0,8}$/.test(text('home')) ? Number(text('home')) : 0
  switch (action) {
    case 'note':
      return { kind: 'note', listingId, note: text('note') }
    case 'remove':
      return { kind: 'remove', listingId }
    case 'add':
      return { kind: 'add', homes: text('homes') }
    case 'share':
      return { kind: 'share', own: text('own'), partner: text('partner') }
    case 'stop':
    case 'keep':
      return { kind: 'news', isOn: action === 'keep' }
    default:
      return { kind: action }
  }
}
