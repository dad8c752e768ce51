import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const [common = '', rest = ''] = readFileSync('deploy/compose.yaml', 'utf8').split(/^services:$/m)
const services = (rest.split(/^(?=\S)/m)[0] ?? '').matchAll(/^ {2}(\w+):\n((?: {3,}.*\n|\n)*)/gm)
const cases = [...services].map(([, name = '', block = '']) => ({
  name,
  // What a service says itself stands before what it takes over.
  text: block.includes('<<: *site') ? `${block}${common}` : block,
}))
/** Of the image of PostgreSQL nothing is ours. */
const imageOf = (name: string) =>
  name === 'postgres' ? '' : `deploy/${name === 'varnish' ? 'varnish/' : ''}Dockerfile`

test('the file has the services of a site', () => {
  const names = cases.map(({ name }) => name).toSorted()
  expect(names).toEqual(['cms', 'migrate', 'postgres', 'varnish', 'web', 'worker'])
})

test.each(cases)('$name writes to nothing but its volumes, and gains no rights', ({ text }) => {
  expect(text).toMatch(/^ +read_only: true$/m)
  expect(text).toMatch(/^ +tmpfs: \[/m)
  expect(text).toMatch(/^ +security_opt: \['no-new-privileges:true'\]$/m)
})

test.each(cases)('of $name only this machine reaches a port', ({ text }) => {
  const ports = [...text.matchAll(/^ +ports: \['([^']+)'/gm)].map(([, port]) => port)
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
})

test.each(cases.filter(({ name }) => name !== 'migrate'))(
  '$name says whether it is well',
  ({ name, text }) => {
    expect(text).not.toMatch(/healthcheck: \{ disable/)
    const own = /healthcheck: \{ test: \[CMD, ([^\]]+)\]/.exec(text)?.[1]
    const ofImage = existsSync(imageOf(name)) && readFileSync(imageOf(name), 'utf8').includes('HEALTHCHECK')
    expect(own ?? ofImage).toBeTruthy()
  },
)

test('worker is asked where it shows its figures, which nobody outside reads', () => {
  const { text = '' } = cases.find(({ name }) => name === 'worker') ?? {}
  expect(text).toMatch(/\[CMD, \/app\/deploy\/gevel\.sh, health, worker\]/)
  expect(text).toMatch(/^ +METRICS_PORT: '\d+'$/m)
  expect(text).not.toMatch(/^ +ports:/m)
})
