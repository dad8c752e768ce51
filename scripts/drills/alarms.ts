import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { alarmCases } from './alarms/alarm-cases'
import { startLiveAlarms } from './alarms/live-alarms'
import { testRules } from './alarms/rule-tests'

/**
 * Makes every alarm fire: by promtool with the rules as they are deployed, then with the same rules in seconds through a
 * real Prometheus and Alertmanager. Needs `scripts/services.sh install alarms`.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'gevel-alarms-'))
testRules(folder)
console.log(`${alarmCases.length} alarms fire when they must and not before, by the deployed rules`)

const live = await startLiveAlarms(folder)
const fired: Record<string, { 'notified after': string }> = {}
const silent: string[] = []
for (const given of alarmCases) {
  const seconds = await live.fire(given)
  fired[given.alarm] = { 'notified after': seconds === null ? 'never' : `${seconds.toFixed(1)} s` }
  if (seconds === null) silent.push(given.alarm)
}
await live.stop()
console.table(fired)

const falseAlarms = live.falseAlarms()
if (silent.length > 0) console.error(`Never fired: ${silent.join(', ')}`)
if (falseAlarms.length > 0) console.error(`Fired while all was well: ${falseAlarms.join(', ')}`)
if (silent.length + falseAlarms.length === 0) rmSync(folder, { recursive: true })
process.exit(silent.length + falseAlarms.length === 0 ? 0 : 1)
