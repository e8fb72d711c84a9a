import { parseArgs } from 'node:util'
import type { AddressColumn } from '#adapters/network-import/read-addresses.ts'
import { addressColumns } from '#adapters/network-import/read-addresses.ts'

export type ImportOptions = {
  readonly command: 'import'
  readonly fabric: readonly string[]
  readonly availability: readonly string[]
  readonly addresses: readonly string[]
  /** The names that the address lists give to columns. */
  readonly map: Partial<Readonly<Record<AddressColumn, string>>>
  readonly isDryRun: boolean
  readonly acceptRefused: boolean
  readonly resume: boolean
  /** The file for refused rows. */
  readonly refused: string | null
}

export type NetworkOptions =
  | ImportOptions
  | { readonly command: 'versions' | 'rollback' | 'help' }
  | { readonly command: 'export'; readonly file: string }
  /** `file` replaces the plans of crews; null prints them. */
  | { readonly command: 'crews'; readonly file: string | null }

const options = {
  fabric: { type: 'string', multiple: true },
  availability: { type: 'string', multiple: true },
  addresses: { type: 'string', multiple: true },
  map: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  'accept-refused': { type: 'boolean' },
  resume: { type: 'boolean' },
  refused: { type: 'string' },
  file: { type: 'string' },
  help: { type: 'boolean' },
} as const

const isColumn = (name: string): name is AddressColumn => Object.hasOwn(addressColumns, name)

/** Reads `zip=CP,city=Ciudad`; null if a column is unknown or has no name. */
const readMap = (texts: readonly string[]): ImportOptions['map'] | null => {
  const pairs = texts
    .flatMap((text) => text.split(','))
    .map((pair) => pair.split('=').map((part) => part.trim()))
  const isMap = pairs.every(
    ([column = '', name = '', ...rest]) => isColumn(column) && name !== '' && rest.length === 0,
  )
  return isMap ? Object.fromEntries(pairs.map(([column = '', name = '']) => [column, name])) : null
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    return null
  }
}

/** Reads the command line of `npm run network`; null if it names no command, or one with wrong options. */
export const readNetworkOptions = (args: readonly string[]): NetworkOptions | null => {
  const parsed = parse(args)
  if (parsed === null) return null
  const { help, ...values } = parsed.values
  if (help === true) return { command: 'help' }
  const [command, file, ...others] = parsed.positionals
  const hasOptions = Object.keys(values).length > 0
  const { file: crews = null, ...ofImport } = values
  if (command === 'export' && file !== undefined && others.length === 0 && !hasOptions)
    return { command, file }
  if (file !== undefined) return null
  if (command === 'crews' && Object.keys(ofImport).length === 0) return { command, file: crews }
  if ((command === 'versions' || command === 'rollback') && !hasOptions) return { command }
  const { fabric = [], availability = [], addresses = [], refused = null } = ofImport
  const map = readMap(values.map ?? [])
  const isFiling =
    fabric.length > 0 && availability.length > 0 && addresses.length === 0 && values.map === undefined
  const isList = addresses.length > 0 && fabric.length === 0 && availability.length === 0
  if (command !== 'import' || crews !== null || map === null || (!isFiling && !isList)) return null
  return {
    command,
    fabric,
    availability,
    addresses,
    map,
    refused,
    isDryRun: values['dry-run'] === true,
    acceptRefused: values['accept-refused'] === true,
    resume: values.resume === true,
  }
}
