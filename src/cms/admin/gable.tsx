// Stands on every screen of the admin, and so brings its look.
import './admin.css'

const outline = 'M2 27V13h3V9h3V5h3V1.500h2V5h3v4h3v4h3v14Z'
const openings = 'M10 27v-8h4v8M7 13.500h2.500v3H7zM14.500 13.500H17v3h-2.500z'

/** The stepped gable, in the corner of every screen of the admin. */
export function GableIcon() {
  return (
    <svg viewBox="0 0 24 28" width="20" height="23" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={outline} strokeWidth="1.5" />
      <path d={openings} strokeWidth="1.25" />
    </svg>
  )
}

/** On the sign-in screen. */
export function GableLogo() {
  return (
    <svg
      viewBox="0 0 24 28"
      width="56"
      height="65"
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label="Gevel"
    >
      <path d={outline} strokeWidth="1" />
      <path d={openings} strokeWidth="0.75" />
    </svg>
  )
}
