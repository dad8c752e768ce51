import type { ComponentProps } from 'react'

/** One line to fill in, below its name. */
export function Field({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="leads-field">
      <span>{label}</span>
      <input className="board-input" {...input} />
    </label>
  )
}

export function Choose({
  label,
  name,
  chosen,
  none,
  choices,
}: {
  label: string
  name: string
  chosen?: string | number | null
  /** The words for no choice; without them one is always made. */
  none?: string
  choices: readonly (readonly [value: string | number, text: string])[]
}) {
  return (
    <label className="leads-field">
      <span>{label}</span>
      <select className="board-input" name={name} defaultValue={chosen ?? ''}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
