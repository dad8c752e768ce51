import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { alarmCases } from '../../scripts/drills/alarms/alarm-cases'

const rules = readFileSync('deploy/prometheus/alarms.yml', 'utf8')
const alarms = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
const sources = globSync('src/{metrics,server,worker}/*.ts').map((file) => readFileSync(file, 'utf8'))

test('every alarm has its part of the runbook, to which it links', () => {
  const runbook = readFileSync('docs/how-to/answer-alarms.md', 'utf8')
  const parts = [...runbook.matchAll(/^## ([A-Z][a-z]+[A-Z]\w+)$/gm)].map(([, name]) => name)
  expect(parts).toEqual(alarms)
  for (const alarm of alarms) expect(rules).toContain(`answer-alarms.md#${alarm.toLowerCase()}\n`)
})

test('every alarm is made to fire by the drill', () => {
  expect(alarmCases.map(({ alarm }) => alarm).sort()).toEqual([...alarms].sort())
})

test.each([
  'deploy/prometheus/alarms.yml',
  'deploy/prometheus/dashboard.json',
  'docs/how-to/answer-alarms.md',
])('%s reads only metrics that the site has', (file) => {
  const read = new Set(
    [...readFileSync(file, 'utf8').matchAll(/\bgevel_([a-z_]+?)(?:_bucket|_sum|_count)?\b/g)].map(
      ([, name = '']) => name,
    ),
  )
  const isServed = (name: string) => sources.some((text) => text.includes(`${name}'`))
  expect([...read].filter((name) => !isServed(name))).toEqual([])
})
