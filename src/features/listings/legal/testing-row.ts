import type { PerLanguage } from '@/domain/language'

/** A row as a reader finds it: its label, and what stands behind it. */
export type AdRow = PerLanguage<[label: string, value: string]>

export const row = (
  nl: [string, string],
  fr: [string, string],
  en: [string, string],
  de: [string, string],
): AdRow => ({ nl, fr, en, de })

export type Labels = [nl: string, fr: string, en: string, de: string]

/** The same value in every language. */
export const plain = (labels: Labels, value: string): AdRow =>
  row([labels[0], value], [labels[1], value], [labels[2], value], [labels[3], value])
