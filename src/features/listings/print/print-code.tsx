import { encode } from 'uqr'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** Modules of light edge that a reader needs around a code. */
const edge = 4

/** On paper only: the way back to the page. */
export function PrintCode({ url, locale }: { url: string; locale: Locale }) {
  const t = translator(locale)
  const grid = codeOf(url)
  return (
    <div className="hidden items-center gap-[3mm] print:flex">
      {grid && (
        <svg
          role="img"
          aria-label={t('print.code')}
          viewBox={`${-edge} ${-edge} ${grid.length + 2 * edge} ${grid.length + 2 * edge}`}
          className="size-[26mm] shrink-0"
          shapeRendering="crispEdges"
        >
          <rect x={-edge} y={-edge} width="100%" height="100%" fill="#fff" />
          <path d={pathOf(grid)} stroke="#000" />
        </svg>
      )}
      <div className="min-w-0">
        <p>{t('print.scan')}</p>
        <p className="text-ink-soft wrap-anywhere">{url.replace(/^https?:\/\//, '')}</p>
      </div>
    </div>
  )
}

/** `null` for an address of more than 213 bytes: beyond that a printed code is too fine for a phone. */
function codeOf(url: string): boolean[][] | null {
  if (new TextEncoder().encode(url).length > 213) return null
  // Readers take every pattern; choosing the evenest one of eight costs more than the rest of the page's facts.
  return encode(url, { ecc: 'M', border: 0, maskPattern: 1 }).data
}

/** Dark modules beside each other as one stroke: a third of the letters that squares would take. */
function pathOf(grid: readonly (readonly boolean[])[]): string {
  const runs = (row: readonly boolean[]) => row.map(Number).join('').matchAll(/1+/g)
  const stroke = (y: number) => (run: RegExpExecArray) => `M${run.index} ${y}.5h${run[0].length}`
  return grid.flatMap((row, y) => Array.from(runs(row), stroke(y))).join('')
}
