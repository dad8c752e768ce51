import { APIError, commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { mainLanguage } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { contentTransaction } from '../hooks/content-transaction'
import { pageBelowItself, treeOf } from './arrange-pages'
import { dropMenuDraft, lockMenu, storeMenuDraft } from './menu-draft'
import { idsIn, type MenuTree, sameTree } from './menu-tree'
import { menuText } from './menu-words'
import { publishArranged } from './publish-menu'
import { type ArrangedMenu, readArranged } from './read-menu'

export type MenuAction =
  { action: 'save'; seen: string; tree: MenuTree } | { action: 'publish' | 'discard'; seen: string }

/** What an editor does to the menu, all of it or nothing. Refused when somebody else changed it since they read it. */
export async function arrangeMenu(req: PayloadRequest, asked: MenuAction): Promise<void> {
  const isOwn = await initTransaction(req)
  try {
    const tx = await contentTransaction(req)
    await lockMenu(tx)
    // Which language does not matter to places.
    const menu = await readArranged(tx, mainLanguage)
    if (menu.revision !== asked.seen) throw refusal(req, 409, 'changedMeanwhile', menu.draft?.savedBy)
    if (asked.action === 'save') await save(req, menu, asked.tree)
    else {
      if (asked.action === 'publish') await publish(req, menu)
      await dropMenuDraft(tx)
    }
    if (isOwn) await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function save(req: PayloadRequest, { pages }: ArrangedMenu, tree: MenuTree): Promise<void> {
  const present = new Set(pages.map(({ id }) => id))
  const ids = idsIn(tree)
  if (new Set(ids).size !== ids.length || ids.some((id) => !present.has(id)))
    throw refusal(req, 400, 'unknownPage')
  const tx = await contentTransaction(req)
  const onSite = treeOf(pages)
  if (sameTree(tree, onSite)) {
    await dropMenuDraft(tx)
    return
  }
  await storeMenuDraft(tx, { tree, known: idsIn(onSite), userId: Number(req.user?.id) })
}

async function publish(req: PayloadRequest, { pages, changes }: ArrangedMenu): Promise<void> {
  if (pageBelowItself(pages, changes) !== null) throw refusal(req, 400, 'belowItself')
  await publishArranged(req, changes)
}

function refusal(
  req: PayloadRequest,
  status: number,
  reason: 'changedMeanwhile' | 'unknownPage' | 'belowItself',
  name?: string | null,
): APIError {
  const language = knownLocale(req.i18n.language)
  const who = name ?? menuText.somebody[language]
  return new APIError(
    menuText[reason][language].replace('{name}', () => who),
    status,
    null,
    true,
  )
}
