import { readJson, type Words } from '../seed/read-content'

interface Team {
  offices: { name: Words; street: Words; phone: string; email: string }[]
  members: { name: string; phone: string; email: string }[]
}

interface Shell {
  agency: Record<string, unknown> & { brokers: { name: string; number: string }[] }
}

/** Of no use to tell two agencies apart. */
const common = ['BE', '9000 Gent', 'https://www.biv.be/deontologie']

/** What only the demo agency is called, or is reached by: no page of another agency may say it. */
export function demoWords(): string[] {
  const { agency } = readJson<Shell>('shell.json')
  const { offices, members } = readJson<Team>('team.json')
  const own = Object.values(agency).filter((value) => typeof value === 'string')
  const words = [
    ...own,
    ...agency.brokers.flatMap(({ name, number }) => [name, number]),
    ...offices.flatMap(({ name, street, phone, email }) => [
      ...Object.values(name),
      ...Object.values(street),
      phone,
      email,
    ]),
    ...members.flatMap(({ name, phone, email }) => [name, phone, email]),
    'gevel.example',
    'gevel-demo',
  ]
  return [...new Set(words)].filter((word) => word !== '' && !common.includes(word))
}

/** The words of the demo that stand in a text, whatever their case. */
export function demoWordsIn(text: string, words = demoWords()): string[] {
  const read = text.toLowerCase()
  return words.filter((word) => read.includes(word.toLowerCase()))
}
