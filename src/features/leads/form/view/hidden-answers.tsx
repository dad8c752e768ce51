import type { Typed } from '@/domain/lead/form/parse-form'
import type { RegionChoice } from '@/features/listings/regions/tree-html'

/** What was answered in the other steps goes along, and is read again with the rest. */
export function HiddenAnswers({ typed, regions }: { typed: Typed; regions: RegionChoice }) {
  const entries = [
    ...Object.entries(typed).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const)),
    ...regions.municipalities.map((key) => ['municipality', key] as const),
    ...regions.provinces.map((key) => ['province', key] as const),
  ]
  return entries
    .filter(([, value]) => value !== '')
    .map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />)
}
