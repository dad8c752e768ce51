import { formOf } from '@/domain/lead/form/forms'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { seenToken } from '@/features/leads/guard/form-guard-seen'

import type { Random } from '../../../simulator/seed/random'
import { webUrl } from '../../bench/stack'
import { drillSecret } from '../site/drill-site'
import { type Entry, randomBytes } from './bodies'
import { hostileFile } from './hostile-files'
import { hostileTexts } from './hostile-text'

const opened = Date.now() - 60_000

/** As if the form had been rendered for them a while ago: what is right in it is then taken. */
export function withProof(n: number, entries: Entry[]): Entry[] {
  return [...entries, ['seen', seenToken('seen', new Date(opened - n), drillSecret)]]
}

/** Everything is as it should be, but for what stands in the fields in which one can write. */
export function withHostileTexts(random: Random, kind: LeadKind, entries: Entry[], mark: string): Entry[] {
  const { fields } = formOf(kind)
  const isFree = (name: string) => ['text', 'textarea', 'url'].includes(fields[name]?.control ?? '')
  const campaign = new URLSearchParams({ utm_source: random.pick(hostileTexts)(mark) })
  const from = `${webUrl}/${mark}?${campaign.toString()}`
  return [
    ...entries.map(([name, value]): Entry => {
      const max = fields[name]?.maxLength ?? 100
      // A form with one bad name is returned: most are to be taken.
      const fitting = hostileTexts.map((text) => text(mark)).filter((text) => text.length <= max)
      return isFree(name) && name !== 'zip' && random.chance(0.6)
        ? [name, random.pick(fitting)]
        : [name, value]
    }),
    ...(kind === 'testimonial' && random.chance(0.3) ? [['image', hostileFile(random, mark)] as Entry] : []),
    ...(random.chance(0.5) ? [['from', from] as Entry] : []),
  ]
}

const brackets = ['[]', '[b][c]', '.x', '[0]', '[__proto__]', '%00', '\u0000']
const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a[b][c]',
  '',
  'length',
  'getAll',
  'then',
]
const numbers = [
  '-1',
  '0',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '99999999999999999999',
  '1,5,5',
  '٣',
  '--1',
  '1_000',
]
const dates = ['0000-00-00', '2026-02-30', '9999-12-31', '-1-1-1', '2026-1-1T00:00', 'Invalid Date']
const steps = ['-1', '3', '99', 'x', '1e3', '2.9', 'NaN', '']

/** A form that was filled in rightly, of which a few things were changed. */
export function withMutations(random: Random, kind: LeadKind, entries: Entry[], mark: string): Entry[] {
  let mutated = [...entries]
  const fieldNames = Object.keys(formOf(kind).fields)
  const hostile = () => random.pick(hostileTexts)(mark)
  const set = (value: () => Entry[1]) => {
    const at = random.int(0, Math.max(mutated.length - 1, 0))
    mutated = mutated.map((entry, index) => (index === at ? [entry[0], value()] : entry))
  }
  const ways: (() => unknown)[] = [
    () => mutated.splice(random.int(0, mutated.length), 1),
    () => set(hostile),
    () => set(hostile),
    () => set(() => ''),
    () => set(() => random.pick([...numbers, ...dates])),
    () => set(() => hostile().repeat(random.pick([50, 500, 5000]))),
    () => set(() => random.pick(['a-', '\u0300\u0316', 'a@', '1 ', '😀', '<', '\n']).repeat(20_000)),
    () => set(() => 'x'.repeat(random.chance(0.1) ? 3_000_000 : 70_000)),
    () => set(() => hostileFile(random, mark)),
    () => (mutated = mutated.map(([name, value]) => [name + random.pick(brackets), value])),
    () => mutated.push(...Array.from({ length: 500 }, (): Entry => [random.pick(fieldNames), hostile()])),
    () => mutated.push(...Array.from({ length: 20 }, (): Entry => [random.pick(names), hostile()])),
    () => mutated.push(...Array.from({ length: 12 }, (): Entry => ['image', hostileFile(random, mark)])),
    () => mutated.unshift(['step', random.pick(steps)]),
    () =>
      mutated.unshift(['go', random.pick(['previous', 'next', mark])], ['step', String(random.int(0, 3))]),
    () => mutated.unshift(['key', hostile()]),
    () => mutated.unshift(['seen', random.pick([mark, 'a.b.c', '.', 'x'.repeat(5000)])]),
    () => mutated.unshift(['altcha', random.pick([mark, '{}', '[', `{"challenge":${'['.repeat(3000)}`])]),
    () => mutated.unshift(['topic_line', hostile()]),
    () => mutated.push(['province', hostile()], ['municipality', hostile()], ['places', `${hostile()}|9000`]),
    () => (mutated = mutated.filter(([name]) => name !== 'seen')),
  ]
  for (let left = random.int(1, 4); left > 0; left--) random.pick(ways)()
  return mutated
}

/** Names of the form and others, with anything in them. */
export function withGarbage(random: Random, kind: LeadKind, mark: string): Entry[] {
  const known = [
    ...Object.keys(formOf(kind).fields),
    'step',
    'go',
    'key',
    'seen',
    'from',
    'altcha',
    'confirmed',
  ]
  const value = () =>
    random.chance(0.6) ? random.pick(hostileTexts)(mark) : randomBytes(random, 30).toString('latin1')
  return Array.from({ length: random.int(0, 60) }, (): Entry => [
    random.chance(0.7) ? random.pick(known) : random.pick(names) + random.pick(brackets),
    value(),
  ])
}
