'use client'

import { useRef, useState } from 'react'

import type { Language } from '@/domain/language'

import type { MenuAnswer } from './arrange-menu.endpoint'
import { type MenuTree, sameTree } from './menu-tree'
import type { MenuState } from './read-menu'

interface Settings {
  initial: MenuState
  shown: Language
  address: string
  /** Said when no answer comes. */
  failed: string
}

type Asked = { action: 'save'; tree: MenuTree } | { action: 'publish' | 'discard' }

/**
 * Sends every step, one after the other: a step made while another is under way is sent after it. A refused one shows
 * what somebody else saved, and keeps the own order at hand.
 */
export function useMenuSaves({ initial, shown, address, failed }: Settings) {
  const [menu, setMenu] = useState(initial)
  const [tree, setTree] = useState(initial.tree)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [mine, setMine] = useState<MenuTree | null>(null)
  const seen = useRef(initial.revision)
  const wanted = useRef<MenuTree | null>(null)
  const isUnderWay = useRef(false)

  /** Answers whether it was done. */
  const send = async (asked: Asked): Promise<boolean> => {
    setSaving(true)
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        credentials: 'same-origin',
        body: JSON.stringify({ ...asked, seen: seen.current, language: shown }),
      })
      const { menu: now, refusal: why = null } = (await response.json()) as MenuAnswer
      seen.current = now.revision
      setMenu(now)
      setRefusal(why)
      const isDone = response.ok
      if (!isDone) wanted.current = null
      setMine(!isDone && asked.action === 'save' && response.status === 409 ? asked.tree : null)
      if (!isDone || asked.action !== 'save') setTree(now.tree)
      return isDone
    } catch {
      setRefusal(failed)
      return false
    } finally {
      setSaving(false)
    }
  }

  const save = (next: MenuTree) => {
    setTree(next)
    wanted.current = next
    if (isUnderWay.current) return
    isUnderWay.current = true
    void (async () => {
      for (let sent: MenuTree | null = null; wanted.current && wanted.current !== sent;) {
        sent = wanted.current
        if (!(await send({ action: 'save', tree: sent }))) break
      }
      isUnderWay.current = false
    })()
  }

  return {
    ...{ menu, tree, isSaving, refusal, save },
    mine: mine && !sameTree(mine, tree) ? mine : null,
    keepMine: () => mine && save(mine),
    settle: (action: 'publish' | 'discard') => send({ action }),
  }
}
