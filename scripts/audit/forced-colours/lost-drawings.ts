/** Runs in a page whose colours the device chooses: texts and symbols of drawings that have the colour of their ground. */
export function lostDrawings(within: string): string[] {
  type Colour = readonly [red: number, green: number, blue: number]
  const mostlyClear = 0.3
  const seen = (selector: string, root: ParentNode) =>
    [...root.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
  const colourOf = (text: string): Colour | null => {
    const parts = /^rgba?\((.*)\)$/
      .exec(text)?.[1]
      ?.split(/[\s,/]+/)
      .map(Number)
    const [red = 0, green = 0, blue = 0, alpha = 1] = parts ?? []
    return !parts || alpha < mostlyClear ? null : [red, green, blue]
  }
  const brightness = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: Colour, other: Colour) => {
    const [more = 0, less = 0] = [brightness(one), brightness(other)].toSorted((a, b) => b - a)
    return (more + 0.05) / (less + 0.05)
  }
  const groundOf = (element: Element): Colour => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const colour = colourOf(getComputedStyle(at).backgroundColor)
      if (colour) return colour
    }
    return [0, 0, 0]
  }
  /** The last shape that is drawn below a text, or the ground of the drawing. */
  const behind = (text: Element, drawing: Element): Colour => {
    const { left, top, width, height } = text.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const below = [...drawing.querySelectorAll('rect, path, circle, polygon')].filter((shape) => {
      const box = shape.getBoundingClientRect()
      const isBefore = Boolean(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
      return isBefore && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
    })
    const fills = below.map((shape) => colourOf(getComputedStyle(shape).fill))
    return fills.findLast((colour) => colour !== null) ?? groundOf(drawing)
  }
  const isDark = (text: Element) => {
    const drawing = text.closest('svg')
    const colour = colourOf(getComputedStyle(text).fill)
    return drawing !== null && (colour === null || contrast(colour, behind(text, drawing)) < 4.5)
  }
  /** The only thing that a button or link shows. */
  const isLostSymbol = (pressed: Element) => {
    const drawings = seen('svg', pressed)
    const hasMore = (pressed as HTMLElement).innerText.trim() !== '' || seen('img', pressed).length > 0
    if (drawings.length === 0 || hasMore) return false
    const shapes = drawings.flatMap((drawing) => [drawing, ...drawing.querySelectorAll('*')])
    return !shapes.some((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      return [fill, stroke].some((paint) => {
        const colour = colourOf(paint)
        return colour !== null && contrast(colour, groundOf(shape)) >= 3
      })
    })
  }
  const root = document.querySelector(within) ?? document.body
  return [
    ...seen('svg text', root)
      .filter(isDark)
      .map(({ outerHTML }) => `text of a drawing: ${outerHTML.slice(0, 160)}`),
    ...seen('a, button, summary', root)
      .filter(isLostSymbol)
      .map(({ outerHTML }) => `symbol: ${outerHTML.slice(0, 160)}`),
  ]
}
