import type { Reporter, TestCase, TestModule } from 'vitest/node'

const messagesOf = (errors: readonly { readonly message: string }[]): string =>
  errors.map(({ message }) => message).join('\n')

/** Prints only the tests that were run. */
export default class ReplayReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'passed') console.log(`✓ ${test.fullName}`)
    if (state === 'failed')
      console.log(`✗ ${test.fullName}\n  ${test.module.relativeModuleId}\n\n${messagesOf(errors)}`)
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors()
    if (errors.length > 0) console.log(`✗ ${module.relativeModuleId}\n\n${messagesOf(errors)}`)
  }
}
