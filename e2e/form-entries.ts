import type { Locator } from '@playwright/test'

import type { Language } from '../src/domain/language'
import { words } from './messages'

/** One thing a visitor does in a form; fields and choices are named by the keys of their texts. */
export type Entry =
  | { fill: string; with: string; /** As a mail shows it, where that differs. */ shown?: string }
  | { choose: string; option: string }
  | { select: string; option: string }
  | { tick: string }
  /** One of what the site itself offers, such as its categories: the first. */
  | { tickFirst: string }
  | { attach: string; file: string }
  | { places: Record<Language, [province: string, municipality: string]> }
  | { slot: string }

/** The whole label, with or without the mark of a field that must or need not be filled in. */
export function labelled(label: string): RegExp {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`^${escaped}(?:\s\*|\s\(.+\))?$`)
}

/** Does it in the words of this language. */
export async function enter(form: Locator, entry: Entry, locale: Language): Promise<void> {
  const field = (key: string) => form.getByLabel(labelled(words(locale, key)))
  const group = (key: string) => form.getByRole('group', { name: words(locale, key) })
  if ('fill' in entry) await field(entry.fill).fill(entry.with)
  else if ('choose' in entry)
    await group(entry.choose).getByLabel(words(locale, entry.option), { exact: true }).check()
  else if ('select' in entry) await field(entry.select).selectOption(words(locale, entry.option))
  else if ('tick' in entry) await field(entry.tick).check()
  else if ('tickFirst' in entry) await group(entry.tickFirst).getByRole('checkbox').first().check()
  else if ('attach' in entry) await field(entry.attach).setInputFiles(entry.file)
  else if ('slot' in entry) await group(entry.slot).locator('input:enabled').first().check()
  else await tickPlace(form, entry.places[locale])
}

async function tickPlace(form: Locator, [province, municipality]: [string, string]): Promise<void> {
  await form.locator('summary').filter({ hasText: province }).first().click()
  await form.getByLabel(municipality, { exact: true }).check()
}

/** What the agent reads of it, in the agency's language; of what the site itself offers only that it is named. */
export function answerOf(entry: Entry, locale: Language): { label: string; value: string | RegExp } {
  const word = (key: string) => words('nl', key)
  if ('fill' in entry) return { label: word(entry.fill), value: entry.shown ?? entry.with }
  if ('choose' in entry) return { label: word(entry.choose), value: word(entry.option) }
  if ('select' in entry) return { label: word(entry.select), value: word(entry.option) }
  if ('tick' in entry) return { label: word(entry.tick), value: word('common.yes') }
  if ('attach' in entry) return { label: word(entry.attach), value: entry.file.split('/').at(-1) ?? '' }
  if ('places' in entry) return { label: word('demand.regions'), value: entry.places[locale][1] }
  if ('slot' in entry)
    return { label: word('mail.appointment_when'), value: /^\p{L}+dag \d+ \p{L}+ 20\d\d, \d+\.\d\d/u }
  return { label: word(entry.tickFirst), value: /^\p{L}{3}/u }
}
