import { type RefObject, useEffect, useState } from 'react'

import { type Branch, branchesOf, settleBranch } from './tree-boxes'

/** The boxes are the truth: what is pressed anywhere presses a box, and what is shown is read from them. */
export function useBranches(
  root: RefObject<HTMLElement | null>,
  { areThere }: { areThere: boolean },
): readonly Branch[] {
  const [branches, setBranches] = useState<readonly Branch[]>([])
  useEffect(() => {
    const tree = root.current
    if (!tree || !areThere) return
    const all = branchesOf(tree)
    const settle = (changed?: EventTarget | null) => {
      for (const branch of all) settleBranch(branch, changed)
      // The same boxes in a new list, so that what depends on them is rendered again.
      setBranches([...all])
    }
    // Heard here rather than by React, which would hear it after the form around has already counted.
    const onChange = (event: Event) => settle(event.target)
    const onReset = () => setTimeout(settle)
    const form = tree.closest('form')
    settle()
    tree.addEventListener('change', onChange)
    form?.addEventListener('reset', onReset)
    return () => {
      tree.removeEventListener('change', onChange)
      form?.removeEventListener('reset', onReset)
    }
  }, [root, areThere])
  return branches
}
