import { perLanguage, type PerLanguage } from '@/domain/language'

/** A row as a reader finds it: its label, and what stands behind it. */
export type AdRow = PerLanguage<[label: string, value: string]>

export type Labels = PerLanguage<string>

/** The same value in every language. */
export const plain = (labels: Labels, value: string): AdRow =>
  perLanguage((language) => [labels[language], value])
