import { z } from 'zod'

import { homesQuery } from '@/domain/listing/homes-query'
import type { Writer } from '@/features/leads/kept-list/change-kept-list'
import { KeptListPage } from '@/features/leads/kept-list/kept-list-page'
import type { ListPurpose } from '@/features/leads/kept-list/list-form'
import { readSharedId } from '@/features/leads/kept-list/shared-id'

import { getKeptHomes } from '../../data/homes/kept-homes'
import { getKeptList, sharedListUrl } from '../../data/kept-lists'
import { type OpenLink, type PrivateContent, privateScreen } from './private-screen'

const noticeSchema = z.enum(['changed', 'names'])

export const keptListScreen = privateScreen({
  purpose: 'kept-list',
  title: 'favourites.title',
  read: (link) => contentOf(link, 'kept-list', link.id, { role: 'owner' }),
})

/** The same list for whoever looks along. */
export const sharedListScreen = privateScreen({
  purpose: 'shared-list',
  title: 'favourites.title',
  read: async (link) => {
    const shared = readSharedId(link.id)
    return shared && contentOf(link, 'shared-list', shared.id, { role: 'partner', share: shared.share })
  },
})

async function contentOf(
  { locale, token, query }: OpenLink,
  purpose: ListPurpose,
  id: string,
  by: Writer,
): Promise<PrivateContent | null> {
  const list = await getKeptList(id, by)
  if (!list) return null
  const ids = list.homes.map(({ listingId }) => listingId)
  const { homes } = await getKeptHomes(homesQuery(ids).slice(1), locale)
  const content = (
    <KeptListPage
      locale={locale}
      token={token}
      purpose={purpose}
      list={list}
      homes={homes}
      notice={noticeSchema.safeParse(query.get('news')).data ?? null}
      sharedUrl={by.role === 'owner' ? sharedListUrl(locale, list) : null}
    />
  )
  return { content }
}
