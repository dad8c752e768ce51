import type { PlainCard } from '@/features/listings/list/card-props'
import { priceLine } from '@/i18n/price-text'
import { Facade } from '@/ui/drawing/facade'

/** The home a form is about, in one line: on a phone the form itself should be in sight. */
export function HomeLine({ href, title, picture, price, facts }: PlainCard) {
  return (
    <a href={href} className="text-ink border-line flex items-center gap-4 border-y py-3 no-underline">
      <span className="bg-sand relative block aspect-4/3 w-24 shrink-0 overflow-hidden">
        {picture ? (
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="96px"
            alt=""
            width={96}
            height={72}
            className="size-full object-cover"
          />
        ) : (
          <Facade index={0} className="text-edge absolute inset-x-0 bottom-1/5 h-3/5 w-full" />
        )}
      </span>
      <span className="min-w-0">
        {price && <span className="figures block font-serif text-lg leading-snug">{priceLine(price)}</span>}
        <span className="block leading-snug font-medium">{title}</span>
        <span className="text-ink-soft block text-sm">{facts.map(({ short }) => short).join(' · ')}</span>
      </span>
    </a>
  )
}
