import { settledTicks, tickState } from './province-ticks'

/** One province of the tree as it stands in the document. */
export interface Branch {
  key: string
  name: string
  details: HTMLDetailsElement
  whole: HTMLInputElement
  leaves: Leaf[]
}

export interface Leaf {
  key: string
  name: string
  /** How many homes, as the tree writes it; may be empty. */
  note: string
  box: HTMLInputElement
}

export function branchesOf(tree: ParentNode): Branch[] {
  return [...tree.querySelectorAll('details')].flatMap((details) => {
    const whole = details.querySelector<HTMLInputElement>(':scope > label > input')
    const name = details.querySelector('summary > span')?.textContent ?? ''
    const boxes = [...details.querySelectorAll<HTMLInputElement>('li input')]
    return whole ? [{ key: whole.value, name, details, whole, leaves: boxes.map(leafOf) }] : []
  })
}

/**
 * Makes the boxes of a province agree. Those of a whole province are ticked but have no name: only the province is
 * sent.
 */
export function settleBranch({ whole, leaves }: Branch, changed?: EventTarget | null): void {
  const pressed = changed === whole ? 'whole' : leaves.find(({ box }) => box === changed)?.key
  const settled = settledTicks(
    leaves.map(({ key }) => key),
    {
      isWhole: whole.checked,
      ticked: new Set(leaves.filter(({ box }) => box.checked).map(({ key }) => key)),
    },
    pressed,
  )
  whole.checked = settled.isWhole
  whole.indeterminate = tickState(settled) === 'some'
  for (const { key, box } of leaves) {
    box.checked = settled.ticked.has(key)
    if (settled.isWhole) box.removeAttribute('name')
    else box.name = 'municipality'
  }
}

function leafOf(box: HTMLInputElement): Leaf {
  const label = box.parentElement
  return {
    key: box.value,
    name: label?.querySelector('span')?.textContent ?? '',
    note: label?.querySelector('small')?.textContent ?? '',
    box,
  }
}
