import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { type AlarmCase, alarmCases, calm, jobs, type Series, seriesOf } from './alarm-cases'

const everySeconds = 15
const hours = 3
const rules = path.resolve('deploy/prometheus/alarms.yml')

/** Plays every case by the rules as they are deployed: promtool's clock runs through hours in a moment. */
export function testRules(folder: string): void {
  const file = `${folder}/rule-tests.yml`
  writeFileSync(file, JSON.stringify(testFile()))
  execFileSync('promtool', ['check', 'config', 'deploy/prometheus/prometheus.yml'], { stdio: 'pipe' })
  execFileSync('amtool', ['check-config', 'deploy/prometheus/alertmanager.yml'], { stdio: 'pipe' })
  execFileSync('promtool', ['test', 'rules', file], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function testFile(): object {
  const quiet = alarmCases.map(({ alarm }) => ({
    eval_time: `${hours - 1}h`,
    alertname: alarm,
    exp_alerts: [],
  }))
  return {
    rule_files: [rules],
    evaluation_interval: `${everySeconds}s`,
    tests: [
      { name: 'calm', interval: `${everySeconds}s`, input_series: input(calm), alert_rule_test: quiet },
      ...alarmCases.map(testOf),
    ],
  }
}

/** That it fires when it must, and not a minute before. */
function testOf(given: AlarmCase): object {
  const { alarm, firesAfter, trouble } = given
  const down = typeof trouble === 'string' ? trouble : undefined
  // ALERTS has whatever labels and words the alarm has; its name is what counts here.
  const firing = `count(ALERTS{alertname="${alarm}", alertstate="firing"})`
  const at = (seconds: number, isFiring: boolean) => ({
    ...{ expr: firing, eval_time: `${seconds}s` },
    exp_samples: isFiring ? [{ labels: '{}', value: 1 }] : [],
  })
  const before = firesAfter >= 2 ? [at((firesAfter - 1) * 60 - everySeconds, false)] : []
  return {
    name: alarm,
    interval: `${everySeconds}s`,
    input_series: input(seriesOf(given), down),
    promql_expr_test: [...before, at(firesAfter * 60 + 2 * everySeconds, true)],
  }
}

function input(series: Series[], down?: string): object[] {
  const steps = (hours * 3600) / everySeconds
  return [
    ...jobs.map((job) => ({ series: `up{job="${job}"}`, values: `${job === down ? 0 : 1}x${steps}` })),
    ...series.map(({ job, name, start, perSecond = 0 }) => ({
      series: withJob(name, job),
      values: `${start}+${perSecond * everySeconds}x${steps}`,
    })),
  ]
}

function withJob(name: string, job: string): string {
  const instance = `job="${job}",instance="1"`
  return name.endsWith('}') ? name.replace(/\}$/, `,${instance}}`) : `${name}{${instance}}`
}
