export interface RulerStretch {
  letter: string
  from: number
  /** Infinity for the last. */
  below: number
}

export interface EnergyRulerProps {
  stretches: readonly RulerStretch[]
  /** The letter that stands out. */
  letter: string
  value: number
  maximum: number
}

/** One region's letters along a neutral scale, and where the home stands on it. The words are beside it. */
export function EnergyRuler({ stretches, letter, value, maximum }: EnergyRulerProps) {
  const share = (figure: number) => (Math.min(Math.max(figure, 0), maximum) / maximum) * 100
  return (
    <div
      aria-hidden
      className="border-edge relative flex h-8 border text-sm print:[print-color-adjust:exact]"
    >
      {stretches.map((stretch, index) => (
        <span
          key={stretch.letter}
          style={{ width: `${share(stretch.below) - share(stretch.from)}%` }}
          className={`flex items-center justify-center overflow-hidden leading-none ${index > 0 ? 'border-line border-l' : ''} ${
            stretch.letter === letter ? 'bg-ink text-paper font-semibold' : 'text-ink-soft'
          }`}
        >
          {stretch.letter}
        </span>
      ))}
      <RulerMark at={share(value)} />
    </div>
  )
}

/** Points at the scale from above, so that it covers no letter. */
function RulerMark({ at }: { at: number }) {
  return (
    <svg
      style={{ left: `${at}%` }}
      viewBox="0 0 10 7"
      className="fill-ink absolute bottom-full mb-0.5 w-2.5 -translate-x-1/2"
    >
      <path d="M0 0H10L5 7Z" />
    </svg>
  )
}

/** The figures under the rulers: 0, 100, 200… */
export function EnergyRulerAxis({ maximum, step }: { maximum: number; step: number }) {
  const figures = Array.from({ length: maximum / step + 1 }, (_, index) => index * step)
  return (
    <div aria-hidden className="text-ink-soft figures relative h-5 text-sm leading-none">
      {figures.map((figure) => (
        <span
          key={figure}
          style={{ left: `${(figure / maximum) * 100}%` }}
          className="absolute top-1 -translate-x-1/2 first:translate-x-0 last:-translate-x-full max-md:even:hidden"
        >
          {figure}
        </span>
      ))}
    </div>
  )
}
