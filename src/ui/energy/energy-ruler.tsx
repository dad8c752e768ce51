import { percentClass } from '../percent-class'

export interface RulerStretch {
  letter: string
  from: number
  /** Infinity for the last. */
  below: number
}

export interface EnergyRulerProps {
  stretches: readonly RulerStretch[]
  /** The one that is written on its stretch; `null` for a scale without letters. */
  letter: string | null
  value: number
  maximum: number
}

/** One region's stretches along a neutral scale, and where the home stands on it. The words are beside it. */
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
          className={`w-(--x) ${percentClass('x', share(stretch.below) - share(stretch.from))} flex items-center justify-center overflow-hidden leading-none ${index > 0 ? 'border-line border-l' : ''} ${
            stretch.letter === letter ? 'bg-ink text-paper chosen-of-many font-semibold' : ''
          }`}
        >
          {stretch.letter === letter && letter}
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
      viewBox="0 0 10 7"
      className={`fill-ink absolute bottom-full left-(--x) mb-0.5 w-2.5 -translate-x-1/2 ${percentClass('x', at)}`}
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
          className={`absolute top-1 left-(--x) -translate-x-1/2 first:translate-x-0 last:-translate-x-full max-md:even:hidden ${percentClass('x', (figure / maximum) * 100)}`}
        >
          {figure}
        </span>
      ))}
    </div>
  )
}
