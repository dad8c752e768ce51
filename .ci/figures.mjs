// What a test runner wrote, whichever of the three it is: "passed failed", then the name of each failed test on a line.
import { readFileSync } from 'node:fs'

try {
  const figures = JSON.parse(readFileSync(process.argv[2], 'utf8'))
  const { passed, failures } = figures.testResults
    ? ofVitest(figures)
    : figures.suites
      ? ofPlaywright(figures)
      : { passed: figures.passed, failures: Array(figures.failed).fill('see above') }
  console.log([`${passed} ${failures.length}`, ...failures].join('\n'))
} catch {
  console.log('0 1\nno figures were written')
}

function ofVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
    // A file that cannot be loaded has no tests to name.
    return status === 'failed' && tests.length === 0 ? [name] : tests
  })
  return { passed: numPassedTests, failures }
}

function ofPlaywright({ suites, stats }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const named = (status) =>
    suites
      .flatMap(specs)
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`)
  for (const name of named('flaky')) console.error(`passed at the second try: ${name}`)
  return { passed: stats.expected + stats.flaky, failures: named('unexpected') }
}
