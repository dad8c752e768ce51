/**
 * The page is seen before this happens. Whatever asks for a place or a size earlier makes the browser lay out the whole
 * page an extra time.
 */
export function afterFirstPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
