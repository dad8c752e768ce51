// Stands on every screen of the admin, and so brings its look.
import './admin.css'

import { GableOutline, openings, outline } from './gable-outline'

/** The stepped gable, in the corner of every screen of the admin. */
export function GableIcon() {
  return <GableOutline />
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
