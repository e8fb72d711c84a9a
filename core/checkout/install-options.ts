import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import { errorMessages } from '../shared/error-message.ts'
import { isIdentifier } from '../shared/identifier.ts'
import type { InstallKind, InstallOption } from './install-option.ts'
import { installKinds } from './install-option.ts'

/** The message comes from the specification. */
export type InstallOptionsFailure = {
  readonly _tag: 'InstallOptionsUnreadable'
  readonly message: (typeof errorMessages)['install-options']
}

const UNREADABLE: InstallOptionsFailure = {
  _tag: 'InstallOptionsUnreadable',
  message: errorMessages['install-options'],
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const readOption = (value: unknown): InstallOption | null => {
  if (!isRecord(value)) return null
  const { kind, offerId } = value
  const known: InstallKind | undefined = installKinds.find((name) => name === kind)
  const isNamed = typeof offerId === 'string' && isIdentifier(offerId)
  return known === undefined || !isNamed ? null : { kind: known, offerId: offerId as OfferId }
}

/** Parses a response's options. `installation`: a list of at least one known kind with its offer (CHK-16). */
export const parseInstallOptions = (
  response: unknown,
): E.Either<InstallOptionsFailure, readonly InstallOption[]> => {
  if (!isRecord(response) || !Array.isArray(response.installation)) return E.left(UNREADABLE)
  const options = response.installation.map(readOption)
  const read = options.filter((option) => option !== null)
  return read.length > 0 && read.length === options.length ? E.right(read) : E.left(UNREADABLE)
}
