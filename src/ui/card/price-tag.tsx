import type { PriceParts } from '@/i18n/price-text'

export interface PriceTagProps {
  price: PriceParts
  /** `card` hangs from a photo; `large` stands beside the title of a page; `aside` and `bar` go along while one reads. */
  size?: 'card' | 'large' | 'aside' | 'bar'
}

const looks = {
  card: { amount: 'text-ink text-xl leading-none font-medium', words: 'text-sm' },
  large: { amount: 'text-brick text-4xl leading-none', words: 'text-lg' },
  aside: { amount: 'text-brick text-2xl leading-tight', words: 'text-sm' },
  bar: { amount: 'text-brick text-lg leading-tight', words: 'text-sm' },
}

/** Never smaller than the title beside it. */
export function PriceTag({ price, size = 'card' }: PriceTagProps) {
  const { amount, words } = looks[size]
  const small = `font-sans text-ink-soft ${words}`
  return (
    <p data-fact="price" className={`figures font-serif ${amount}`}>
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
