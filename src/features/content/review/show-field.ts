import type { CommentedField } from './commented-fields'

const elementOf = ({ path }: CommentedField) => document.getElementById(`field-${path.replaceAll('.', '__')}`)

const inputs = 'input, textarea, select, [contenteditable]'

/** Opens the tab and the rows in which a field stands, and puts the cursor there. */
export function showField(field: CommentedField): void {
  if (field.tab !== null)
    document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[field.tab]?.click()
  // The tab is there after the next frame.
  setTimeout(() => {
    const element = elementOf(field)
    if (!element) return
    for (
      let row = element.closest('.collapsible--collapsed');
      row;
      row = row.parentElement?.closest('.collapsible--collapsed') ?? null
    )
      row.querySelector<HTMLElement>('.collapsible__toggle')?.click()
    element.scrollIntoView({ block: 'center' })
    const input = element.matches(inputs) ? element : element.querySelector<HTMLElement>(inputs)
    const isOpen = input && !input.matches(':disabled')
    const target = isOpen ? input : (element.closest<HTMLElement>('.field-type') ?? element)
    // Who may only read it stands at the field itself.
    if (!isOpen) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, 100)
}

/** The field in which an element of the form stands. */
export function fieldOf(
  element: EventTarget | null,
  fields: readonly CommentedField[],
): CommentedField | null {
  const id = element instanceof Element ? element.closest('[id^="field-"]')?.id : undefined
  const path = id?.slice('field-'.length).replaceAll('__', '.')
  return fields.find((field) => field.path === path) ?? null
}
