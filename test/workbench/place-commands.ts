import { either as E } from 'fp-ts'
import { localizationResponse } from '#adapters/orchestrator/wire/entities/localization.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import type { Outcome } from '#core/localization/outcome.ts'
import { LOCALIZATION_FLAGS } from '#core/localization/outcome.ts'
import { resolve } from '#core/localization/resolution.ts'
import { channels } from '#core/session/session.ts'
import { buildPocket } from '#test/builders/pocket.builder.ts'
import type { Command, Problem, Values } from './command.ts'
import { fileIn, misused, readData, refused, textOf } from './command.ts'
import { facts, words } from './written.ts'

const readAnswer = (file: string): E.Either<Problem, LocalizationResponse> => {
  const data = readData(file)
  if (E.isLeft(data)) return data
  const decoded = localizationResponse.codec.decode(data.right)
  if (E.isRight(decoded)) return decoded
  const place = decoded.left[0]?.context.map(({ key }) => key).join('.')
  return misused(`${file} is no answer of the address call${place === '' ? '' : `: see ${place?.slice(1)}`}`)
}

/** Asks the small network, as the store asks the provider. */
const localize = async (street: string, values: Values): Promise<E.Either<Problem, LocalizationResponse>> => {
  const channel = channels.find((name) => name === (textOf(values['channel']) ?? 'dotcom'))
  if (channel === undefined) return misused(`a channel is one of ${channels.join(', ')}`)
  const unit = textOf(values['unit']) ?? ''
  const address = parseAddressForm({ street, unit, zip: textOf(values['zip']) ?? '' })
  if (E.isLeft(address)) {
    const wrong = Object.entries(address.left).filter(([, failure]) => failure !== null)
    return refused({ _tag: 'AddressInvalid', ...Object.fromEntries(wrong) })
  }
  const answer = await buildPocket()
    .visitor()
    .localize({ address: address.right, channel, returnNearbyMatch: true })()
  return E.isLeft(answer) ? refused(answer.left) : answer
}

const outcomeText = (outcome: Outcome): string => {
  const { kind, ...more } = outcome
  if ('units' in outcome)
    return `${words(kind)}: ${outcome.units.map(({ secondary }) => secondary).join(', ')}`
  return [words(kind), facts(more)].filter((text) => text !== '').join(': ')
}

export const resolveCommand: Command = {
  usage: `resolve <number and street> --zip <zip> [--unit <unit>] [--channel ${channels.join('|')}]
    [--sell-not-in-biller] [--no-blue] [--leads-to-bundle]
or <file>.json: an answer of the address call, as the contract has it
Addresses are those of the small network: 742 Magnolia Street, 33130; 18 Camino Largo, 79936; …`,
  options: {
    zip: { type: 'string' },
    unit: { type: 'string' },
    channel: { type: 'string' },
    'sell-not-in-biller': { type: 'boolean' },
    'no-blue': { type: 'boolean' },
    'leads-to-bundle': { type: 'boolean' },
  },
  run: async (positionals, values) => {
    if (positionals.length === 0) return misused('which address?')
    const file = fileIn(positionals)
    const response = file === null ? await localize(positionals.join(' '), values) : readAnswer(file)
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
