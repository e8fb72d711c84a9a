import type { AddressForm } from '#core/address/address-form.ts'
import { STREET_MAX, UNIT_MAX, zipInput } from '#core/address/address.ts'
import { localizationQuery } from '#core/routes/routes.ts'
import { characterCount, withoutHidden } from '#core/shared/text.ts'

/** A query as plain text: a zip stays the text it is, leading zeros and all. */
export const parseQuery = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

export const queryText = (search: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const text = new URLSearchParams(given).toString()
  return text === '' ? '' : `?${text}`
}

const textOf = (value: unknown, max: number): string => {
  const text = typeof value === 'string' ? withoutHidden(value) : ''
  return characterCount(text) <= max ? text : ''
}

/**
 * The address form as a query fills it, without characters that nobody sees; what is too long counts as not given. Whether it is an address is for the core to say. No schema
 * library stands here, because this runs before the first screen.
 */
export const formOfQuery = (search: Readonly<Record<string, unknown>>): AddressForm => ({
  street: textOf(search[localizationQuery.street], STREET_MAX).trimStart(),
  unit: textOf(search[localizationQuery.unit], UNIT_MAX),
  zip: zipInput(textOf(search[localizationQuery.zip], UNIT_MAX)),
})
