export const outline = 'M2 27V13h3V9h3V5h3V1.500h2V5h3v4h3v4h3v14Z'
export const openings = 'M10 27v-8h4v8M7 13.500h2.500v3H7zM14.500 13.500H17v3h-2.500z'

/** The stepped gable in outline, without the look of a screen: what configures the admin may import it too. */
export function GableOutline() {
  return (
    <svg viewBox="0 0 24 28" width="20" height="23" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={outline} strokeWidth="1.5" />
      <path d={openings} strokeWidth="1.25" />
    </svg>
  )
}
