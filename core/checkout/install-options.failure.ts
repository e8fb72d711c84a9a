/** The message is the specification's. */
export type InstallOptionsFailure = {
  readonly _tag: 'InstallOptionsUnreadable'
  readonly message: 'Error parsing installation options response'
}
