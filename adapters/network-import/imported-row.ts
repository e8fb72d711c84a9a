import type { HomeService, NetworkHome } from '#core/network/home.ts'

/** Why a row or a file is refused. `line` counts from 1, the header included; `column` is a name of the header. */
export type RefusedRow = {
  readonly file: string
  readonly line: number
  readonly column: string
  readonly value: string
  readonly reason: RefusalReason
}

export const refusalReasons = [
  'fieldCount',
  'badFeature',
  'noLocationId',
  'badLocationId',
  'noAddress',
  'badAddress',
  'mailAddress',
  'noCity',
  'badState',
  'stateNotServed',
  'badZip',
  'badUnitCount',
  'badCoordinates',
  'exchangedCoordinates',
  'unknownTechnology',
  'badSpeed',
  'badLatency',
  'badCustomers',
  'otherAddressOfLocation',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Why a file cannot be read. */
export const unreadableReasons = [
  'notFound',
  'notAFile',
  'notReadable',
  'compressed',
  'notUtf8',
  'empty',
  'wrongDelimiter',
  'missingColumn',
  'lineTooLong',
  'openQuote',
] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

/** A file that cannot be read, or not beyond `line`. `column` is the name that the header lacks. */
export type UnreadableFile = {
  readonly file: string
  readonly line: number | null
  readonly column: string | null
  readonly reason: UnreadableReason
}

/** What a reader finds, in the order of its file. After `unreadable` nothing follows. */
export type ImportedRow =
  | { readonly kind: 'home'; readonly line: number; readonly home: NetworkHome }
  | {
      readonly kind: 'service'
      readonly line: number
      readonly locationId: string
      readonly service: HomeService
    }
  | ({ readonly kind: 'refused' } & RefusedRow)
  | ({ readonly kind: 'unreadable' } & UnreadableFile)
