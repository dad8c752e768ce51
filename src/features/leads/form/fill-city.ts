import type { ComboboxItem } from '@/ui/form/combobox-item'

/** Writes the municipality of a postal code beside it, unless somebody wrote one there or the code has several. */
export async function fillCity(zip: HTMLInputElement): Promise<void> {
  const city = zip.form?.elements.namedItem('city')
  const digits = /^(?:[bl][- ]*)?(\d{4})$/i.exec(zip.value.trim())?.[1]
  if (!digits || !(city instanceof HTMLInputElement)) return
  const isOurs = () => city.value === '' || city.value === city.dataset.filled
  if (!isOurs()) return
  const response = await fetch(`/${document.documentElement.lang}/places/?deal=sale&q=${digits}`)
  const found = response.ok ? ((await response.json()) as ComboboxItem[]) : []
  const [one, ...others] = found.filter(({ label }) => label.startsWith(`${digits} `))
  if (!one || others.length > 0 || !isOurs()) return
  city.dataset.filled = city.value = one.label.slice(digits.length + 1)
  // Who stands there already and types replaces it.
  if (document.activeElement === city) city.select()
}
