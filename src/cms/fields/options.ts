import type { PerLanguage } from '@/domain/language'

/** Choices of a select: what is stored, and what editors read, in the order in which they are written. */
export function optionsOf<Value extends string>(
  labels: Record<Value, PerLanguage<string>>,
): { value: Value; label: PerLanguage<string> }[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))
}
