import { either as E } from 'fp-ts'
import { localizationResponse } from '#adapters/contract/entities/localization.ts'
import { type AddressFormErrors, parseAddressForm } from '#core/address/address-form.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import { LOCALIZATION_FLAGS, type Outcome } from '#core/localization/outcome-kind.ts'
import { resolve } from '#core/localization/resolution.ts'
import { channels } from '#core/session/session.ts'
import { buildProvider } from '#test/builders/provider.builder.ts'
import type { Command, Problem, Values } from './command.ts'
import { decided, fileIn, misused, oneOf, readData, refused, textOf } from './command.ts'
import { facts, words } from './written.ts'

const readAnswer = (file: string): E.Either<Problem, LocalizationResponse> => {
  const data = readData(file)
  if (E.isLeft(data)) return data
  const decoded = localizationResponse.codec.decode(data.right)
  if (E.isRight(decoded)) return decoded
  const place = decoded.left[0]?.context.map(({ key }) => key).join('.')
  return misused(`${file} is no answer of the address call${place === '' ? '' : `: see ${place?.slice(1)}`}`)
}

const addressRefused = (errors: AddressFormErrors): E.Either<Problem, never> =>
  refused({
    _tag: 'AddressInvalid',
    ...Object.fromEntries(Object.entries(errors).filter(([, failure]) => failure !== null)),
  })

/** Queries the small network, as the store queries the provider. */
const localize = async (
  street: string,
  zip: string,
  values: Values,
): Promise<E.Either<Problem, LocalizationResponse>> => {
  const channel = oneOf('a channel', channels, textOf(values['channel']) ?? 'dotcom')
  if (E.isLeft(channel)) return channel
  const unit = textOf(values['unit']) ?? ''
  const address = parseAddressForm({ street, unit, zip })
  if (E.isLeft(address)) return addressRefused(address.left)
  const answer = await buildProvider()
    .visitor()
    .localize({ address: address.right, channel: channel.right, returnNearbyMatch: true })()
  return E.isLeft(answer) ? refused(answer.left) : answer
}

/** The last argument is the zip, all before it the street. */
const streetAndZip = (positionals: readonly string[]): readonly [string, string] => {
  const typed = positionals.join(' ').trim()
  const at = typed.lastIndexOf(' ')
  return at === -1 ? ['', ''] : [typed.slice(0, at), typed.slice(at + 1)]
}

const outcomeText = (outcome: Outcome): string => {
  const { kind, ...more } = outcome
  if ('units' in outcome)
    return `${words(kind)}: ${outcome.units.map(({ secondary }) => secondary).join(', ')}`
  return [words(kind), facts(more)].filter((text) => text !== '').join(': ')
}

export const addressCommand: Command = {
  area: 'address',
  summary: 'whether an address can be looked up',
  example: 'address 742 Magnolia Street 33130 --unit "Apt 3"',
  usage: 'address <number and street> <zip> [--unit <unit>]',
  options: { unit: { type: 'string' } },
  run: (positionals, values) => {
    const [street, zip] = streetAndZip(positionals)
    if (street === '') return misused('an address is a number, a street and a zip')
    const form = { street, unit: textOf(values['unit']) ?? '', zip }
    const address = parseAddressForm(form)
    return E.isLeft(address)
      ? addressRefused(address.left)
      : E.right(decided(address.right, 'ADR-01, ADR-02, ADR-03', form))
  },
}

export const resolveCommand: Command = {
  area: 'localization',
  summary: 'where an address leads',
  example: 'resolve 742 Magnolia Street 33130',
  usage: `resolve <number and street> <zip> [--unit <unit>] [--channel ${channels.join('|')}]
    [--sell-not-in-biller] [--no-blue] [--leads-to-bundle]
or <file>.json: an answer of the address call, as the contract has it
Addresses are those of the small network: 742 Magnolia Street 33130; 18 Camino Largo 79936; …`,
  options: {
    unit: { type: 'string' },
    channel: { type: 'string' },
    'sell-not-in-biller': { type: 'boolean' },
    'no-blue': { type: 'boolean' },
    'leads-to-bundle': { type: 'boolean' },
  },
  run: async (positionals, values) => {
    const file = fileIn(positionals)
    const [street, zip] = streetAndZip(positionals)
    if (file === null && street === '') return misused('an address is a number, a street and a zip')
    const response = file === null ? await localize(street, zip, values) : readAnswer(file)
    if (E.isLeft(response)) return response
    const { outcome, reason } = resolve({
      response: response.right,
      flags: {
        ...LOCALIZATION_FLAGS,
        ...(values['sell-not-in-biller'] === true && { sellNotInBiller: true }),
        ...(values['no-blue'] === true && { blueFeature: false }),
      },
      leadsToBundle: values['leads-to-bundle'] === true,
    })
    const text = `${outcomeText(outcome)}\n\n${reason.rule}  because ${facts(reason.facts)}`
    return E.right({ text, answer: outcome, derivation: reason })
  },
}
