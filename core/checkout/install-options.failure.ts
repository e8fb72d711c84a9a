import type { errorMessages } from '../shared/error-message.ts'

/** The message comes from the specification. */
export type InstallOptionsFailure = {
  readonly _tag: 'InstallOptionsUnreadable'
  readonly message: (typeof errorMessages)['install-options']
}
