import { readFileSync } from 'node:fs'

type Total = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] }

/** Reads the total of a run; a run without one is a failure. */
const totalOf = (run: string): Total => {
  try {
    return JSON.parse(
      readFileSync(new URL(`../.reports/${run}/total.json`, import.meta.url), 'utf8'),
    ) as Total
  } catch {
    return { passed: 0, failed: 1, failures: [`${run}: did not end`] }
  }
}

const totals = ['quick', 'rest'].map(totalOf)
const failed = totals.reduce((sum, run) => sum + run.failed, 0)
for (const failure of totals.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`)
console.log(`${totals.reduce((sum, run) => sum + run.passed, 0)} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
