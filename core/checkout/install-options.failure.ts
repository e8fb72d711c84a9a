/** The message comes from the specification. */
export type InstallOptionsFailure = {
  readonly _tag: 'InstallOptionsUnreadable'
  readonly message: 'Error parsing installation options response'
}
