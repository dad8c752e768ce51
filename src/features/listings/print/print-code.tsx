import { qrCode } from '@/domain/qr/qr-code'
import { qrPath } from '@/domain/qr/qr-svg'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** Modules of light edge that a reader needs around a code. */
const edge = 4

/** On paper only: the way back to the page. */
export function PrintCode({ url, locale }: { url: string; locale: Locale }) {
  const t = translator(locale)
  const grid = qrCode(url)
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
          <path d={qrPath(grid)} stroke="#000" />
        </svg>
      )}
      <div className="min-w-0">
        <p>{t('print.scan')}</p>
        <p className="text-ink-soft wrap-anywhere">{url.replace(/^https?:\/\//, '')}</p>
      </div>
    </div>
  )
}
