/** Runs in a page whose colours the device chooses: what is chosen and looks like its neighbours that are not. */
export function lostChoices(within: string): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const lookOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const own = getComputedStyle(part, pseudo)
          return [
            ...[
              own.backgroundColor,
              own.color,
              own.fontWeight,
              own.textDecorationLine,
              own.display,
              own.content,
            ],
            ...[own.borderTopWidth, own.borderBottomWidth, own.borderLeftWidth, own.borderTopStyle],
            ...[own.borderTopColor, own.borderBottomColor, own.borderLeftColor, own.outlineStyle],
            ...[own.fill, own.stroke, own.strokeWidth, own.visibility, own.opacity, own.transform],
          ].join(' ')
        }),
      )
      .join('|')
  const root = document.querySelector(within) ?? document.body
  const said = ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked'].flatMap((name) =>
    [...root.querySelectorAll(`[${name}]:not([${name}=false])`)].filter((chosen) => {
      const group = chosen.closest('ul, ol, nav, fieldset, [role=group], [role=radiogroup], [role=tablist]')
      const others = [...(group?.querySelectorAll(chosen.tagName) ?? [])].filter(
        (other) =>
          (other.getAttribute(name) ?? 'false') === 'false' &&
          other.className === chosen.className &&
          other.children.length === chosen.children.length,
      )
      return isSeen(chosen) && others.some((other) => isSeen(other) && lookOf(other) === lookOf(chosen))
    }),
  )
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')]
  const isDrawnByBrowser = (input: HTMLInputElement) =>
    isSeen(input) && getComputedStyle(input).appearance !== 'none' && input.offsetWidth > 4
  const labelOf = (input: HTMLInputElement) => {
    const label = input.labels?.[0]
    return label && isSeen(label) ? label : null
  }
  const ticked = inputs.filter((chosen) => {
    const label = labelOf(chosen)
    if (!chosen.checked || !label || isDrawnByBrowser(chosen)) return false
    return inputs.some((other) => {
      const otherLabel = labelOf(other)
      const isAlike = other.name === chosen.name && other.type === chosen.type && !other.disabled
      return isAlike && !other.checked && otherLabel !== null && lookOf(otherLabel) === lookOf(label)
    })
  })
  return [...said, ...ticked].map(
    ({ outerHTML }) => `looks like what is not chosen: ${outerHTML.slice(0, 160)}`,
  )
}
