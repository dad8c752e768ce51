import { subjectOf } from '@/domain/lead/form/form-subject'
import { leadKinds } from '@/domain/lead/lead-kind'

import { Random } from '../../../simulator/seed/random'
import { type FilledForm, filledForm } from '../site/filled-form'
import type { Offered } from '../site/offered'
import { brokenBody, type Entry, multipart, type Packed, urlEncoded } from './bodies'
import { withGarbage, withHostileTexts, withMutations, withProof } from './entries'
import { markOf } from './hostile-text'
import { oddHeaders, oddPath, oddRequest, type RawRequest } from './odd-requests'

/** One post of the drill; its number and the seed decide everything in it. */
export interface Plan {
  n: number
  way: 'hostile' | 'mutated' | 'garbage' | 'broken body' | 'odd request'
  kind: string
  path: string
  mark: string
  sender: string
  headers: Record<string, string>
  body: Buffer
  raw?: RawRequest
}

export interface PlanNeeds {
  seed: number
  offered: Offered
  /** A moment to visit each of these homes. */
  slots: ReadonlyMap<number, string>
}

/** Those that a page of the site has. */
const formKinds = leadKinds.filter((kind) => subjectOf(kind) !== 'own-home')

export function planOf(n: number, needs: PlanNeeds): Plan {
  const random = new Random(needs.seed + n * 7919)
  const kind = formKinds[n % formKinds.length] ?? 'contact'
  const form = withSlot(filledForm(kind, n, needs.offered), needs)
  const mark = markOf(n)
  const path = `/${form.locale}/forms/${kind}/${form.query}`
  const sender = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  const shared = { n, kind, path, mark, sender, headers: {} }
  const entries = Object.entries({ ...form.answers, key: `forms-drill-${needs.seed}-${n}` }).flatMap(
    ([name, value]): Entry[] => [value].flat().map((one) => [name, one]),
  )
  const draw = random.next()
  if (draw < 0.35) {
    const hostile = withProof(n, withHostileTexts(random, kind, entries, mark))
    return { ...shared, way: 'hostile', ...packed(random, hostile) }
  }
  if (draw < 0.65) {
    const mutated = withMutations(random, kind, withProof(n, entries), mark)
    const odd = random.chance(0.2) ? { path: oddPath(random, path, mark) } : {}
    return { ...shared, ...odd, way: 'mutated', ...packed(random, mutated) }
  }
  if (draw < 0.75) {
    return { ...shared, way: 'garbage', ...packed(random, withGarbage(random, kind, mark)) }
  }
  if (draw < 0.9) return { ...shared, way: 'broken body', ...brokenBody(random, withProof(n, entries), mark) }
  const { headers, body } = packed(random, withProof(n, entries))
  const all = { ...headers, ...oddHeaders(random, mark) }
  const raw = random.chance(0.5) ? oddRequest(random, { path, body, headers: { ...all } }) : undefined
  return { ...shared, way: 'odd request', headers: all, body, raw }
}

const packed = (random: Random, entries: Entry[]): Packed =>
  random.chance(0.4) || entries.some(([, value]) => typeof value !== 'string')
    ? multipart(entries)
    : urlEncoded(entries)

function withSlot(form: FilledForm, { slots }: PlanNeeds): FilledForm {
  const slot = slots.get(Number(form.query.replace('?home=', '')))
  return form.kind === 'appointment' ? { ...form, answers: { ...form.answers, slot: slot ?? '1' } } : form
}
