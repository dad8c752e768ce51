import type { PriceParts } from '@/i18n/price-text'

export interface PriceTagProps {
  price: PriceParts
  /** `card` hangs from a photo; `large` stands beside the title of a page. */
  size?: 'card' | 'large'
}

/** Never smaller than the title beside it. */
export function PriceTag({ price, size = 'card' }: PriceTagProps) {
  const isLarge = size === 'large'
  const small = `font-sans text-ink-soft ${isLarge ? 'text-lg' : 'text-sm'}`
  return (
    <p
      data-fact="price"
      className={`figures font-serif leading-none ${isLarge ? 'text-brick text-4xl' : 'text-ink text-xl font-medium'}`}
    >
      {'word' in price ? (
        price.word
      ) : (
        <>
          {price.before && <span className={small}>{price.before}</span>}
          <span className="whitespace-nowrap">{price.amount}</span>
          {price.after && <span className={small}>{price.after}</span>}
        </>
      )}
    </p>
  )
}

/** The label of paper that hangs from the lower-left corner of a photo. */
export function PriceLabel({ price }: { price: PriceParts }) {
  return (
    <div className="bg-(--surface,var(--color-paper)) absolute bottom-0 left-0 max-w-full pt-2.5 pr-4">
      <PriceTag price={price} />
    </div>
  )
}
