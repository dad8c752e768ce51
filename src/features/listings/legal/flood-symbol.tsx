/** A house with the water at its door; the words stand beside it. */
export function FloodSymbol() {
  return (
    <svg
      aria-hidden
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      strokeWidth="1.75"
      strokeLinejoin="round"
      className="stroke-ink shrink-0"
    >
      <path d="M5 18V11.5L14 4l9 7.5V18" />
      <path d="M11.5 18v-5h5v5" />
      <path d="M2 20.5c2 0 2 1.5 4 1.5s2-1.5 4-1.5 2 1.5 4 1.5 2-1.5 4-1.5 2 1.5 4 1.5 2-1.5 4-1.5" />
      <path d="M2 24.5c2 0 2 1.5 4 1.5s2-1.5 4-1.5 2 1.5 4 1.5 2-1.5 4-1.5 2 1.5 4 1.5 2-1.5 4-1.5" />
    </svg>
  )
}
