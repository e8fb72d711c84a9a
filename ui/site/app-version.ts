/** The last commit of the build's sources: hash, time in ISO 8601, and whether sources changed since. */
export type Commit = { readonly hash: string; readonly at: string; readonly isChanged: boolean }

/** The versions of a build: its commit, and those of the contract, of the rules of page models and of the catalogue. */
export type AppVersion = {
  readonly commit: Commit | null
  readonly contract: string
  readonly rules: string
  readonly catalog: string
}
