import { either as E } from 'fp-ts'
import { STREET_MAX, UNIT_MAX } from '#core/address/address.ts'
import type { NetworkHome } from '#core/network/home.ts'
import { streetKey, unitKey } from '#core/network/street-key.ts'
import type { StreetAddress } from '#core/network/us-address.ts'
import { readUsAddress } from '#core/network/us-address.ts'
import { characterCount } from '#core/shared/text.ts'
import type { RefusalReason } from './imported-row.ts'

/** The street and the unit of a home as its file spells them. */
export type HomeAddress = Pick<NetworkHome, 'street' | 'unit'>

/** The commonest line: number, direction, name and suffix without a unit. The grammar takes ten times as long. */
const SIMPLE_LINE = /^[1-9]\d{0,5} (?:[NSEW] )?(?:[A-Za-z]{3,} )+(?:Ave|Blvd|Cir|Ct|Dr|Ln|Pl|Rd|St|Way)$/

const isSameStreet = (one: StreetAddress, other: StreetAddress): boolean =>
  one.number === other.number && streetKey(one) === streetKey(other)

const trimmed = (text: string): string => text.replace(/^[\s,]+|[\s,]+$/g, '')

/** Divides a line before or behind its unit. A street around its unit has the words of the grammar. */
const splitLine = (line: string, address: StreetAddress): HomeAddress => {
  const cuts = [...line.matchAll(/[\s,]+|(?=#)/g)].map(({ index }) => index)
  const found = cuts
    .flatMap((at) => [
      { street: trimmed(line.slice(0, at)), unit: trimmed(line.slice(at)) },
      { street: trimmed(line.slice(at)), unit: trimmed(line.slice(0, at)) },
    ])
    .find(({ street, unit }) => {
      const read = readUsAddress(street)
      const isStreet = read.kind === 'street' && read.unit === '' && isSameStreet(read, address)
      return isStreet && unitKey(unit) === unitKey(address.unit)
    })
  const { number, before, name, suffix, after, unit } = address
  const words = [number, before, name, suffix, after].filter((word) => word !== '').join(' ')
  return found ?? { street: words, unit }
}

const readLine = (line: string): E.Either<RefusalReason, HomeAddress> => {
  const address = readUsAddress(line)
  if (address.kind === 'mail') return E.left('mailAddress')
  if (address.number === '' || address.name === '') return E.left('badAddress')
  return E.right(address.unit === '' ? { street: line, unit: '' } : splitLine(line, address))
}

/** Joins the unit of the line and that of its own column, which may be the same one. */
const joinUnits = (first: string, second: string): string =>
  first === '' || unitKey(first) === unitKey(second) ? second : `${first} ${second}`.trim()

/**
 * Reads the address line of a home; `unit` is that of a column of its own, or empty. Fails with `noAddress` for an
 * empty line, `mailAddress` for a mailbox, and `badAddress` for a line without number or street, or too long for the
 * store.
 */
export const readHomeAddress = (line: string, unit: string): E.Either<RefusalReason, HomeAddress> => {
  if (line === '') return E.left('noAddress')
  const split = SIMPLE_LINE.test(line) ? E.right({ street: line, unit: '' }) : readLine(line)
  if (E.isLeft(split)) return split
  const home = { street: split.right.street, unit: joinUnits(split.right.unit, unit) }
  const isLong = characterCount(home.street) > STREET_MAX || characterCount(home.unit) > UNIT_MAX
  return isLong ? E.left('badAddress') : E.right(home)
}
