import type { FilterLink } from './board-parts'

interface ValueLinks<Value extends string> {
  chosen: string | undefined
  textOf: (value: Value) => string
  all: string
  hrefOf: (value: Value | undefined) => string
}

/** "All", then one link per value. */
export function valueLinks<Value extends string>(
  values: readonly Value[],
  { chosen, textOf, all, hrefOf }: ValueLinks<Value>,
): FilterLink[] {
  return [undefined, ...values].map((value) => ({
    href: hrefOf(value),
    text: value === undefined ? all : textOf(value),
    isCurrent: chosen === value,
  }))
}

/** The field of a board that looks for words, among what is filtered already. */
export function BoardSearch({
  kept,
  name = 'query',
  query,
  label,
  find,
}: {
  /** The other filters, by the names that the address has for them. */
  kept: Record<string, string | undefined>
  name?: string
  query: string | undefined
  label: string
  find: string
}) {
  return (
    <form className="board-actions" role="search">
      {Object.entries(kept).map(
        ([filter, value]) => value && <input key={filter} type="hidden" name={filter} value={value} />,
      )}
      <input
        className="board-input"
        type="search"
        name={name}
        defaultValue={query}
        aria-label={label}
        placeholder={label}
      />
      <button className="board-button">{find}</button>
    </form>
  )
}
