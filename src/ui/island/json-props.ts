import type { ReactElement } from 'react'

/** What survives the way to the browser as JSON; a function, a date or a piece of React does not compile. */
export type JsonProps<Props> = { [Key in keyof Props]: JsonValue<Props[Key]> }

type JsonValue<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...values: never[]) => unknown) | ReactElement
    ? never
    : Value extends object
      ? JsonProps<Value>
      : never
