/** A part of the drawing, in its own units. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const closest = 12

/** Around a box with room at its edges, in the drawing's proportions. */
export function fitted(box: Box, drawing: Box, room = 0.08): Box {
  const scale = Math.max(box.width / drawing.width, box.height / drawing.height) * (1 + 2 * room)
  return around({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, drawing.width * scale, drawing)
}

/** `factor` above 1 comes nearer. */
export function zoomed(view: Box, factor: number, centre: { x: number; y: number }, drawing: Box): Box {
  return around(centre, view.width / factor, drawing)
}

export function moved(view: Box, dx: number, dy: number, drawing: Box): Box {
  return around({ x: view.x + view.width / 2 + dx, y: view.y + view.height / 2 + dy }, view.width, drawing)
}

export function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

export function holds(view: Box, { x, y }: { x: number; y: number }): boolean {
  const edge = view.width * 0.06
  return (
    x > view.x + edge &&
    x < view.x + view.width - edge &&
    y > view.y + edge &&
    y < view.y + view.height - edge
  )
}

/** Never beyond the drawing, never nearer than helps. */
function around(centre: { x: number; y: number }, wanted: number, drawing: Box): Box {
  const width = Math.min(drawing.width, Math.max(drawing.width / closest, wanted))
  const height = (width * drawing.height) / drawing.width
  return {
    x: Math.min(Math.max(drawing.x, centre.x - width / 2), drawing.x + drawing.width - width),
    y: Math.min(Math.max(drawing.y, centre.y - height / 2), drawing.y + drawing.height - height),
    width,
    height,
  }
}
