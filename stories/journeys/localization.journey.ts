import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { fullAddressIn } from '#core/address/full-address.ts'
import { hasUnits, shouldSuggest } from '#core/address/suggestion.ts'
import type { localizationActors } from '#core/journeys/localization/localization.actors.ts'
import type { LocalizationContext } from '#core/journeys/localization/localization.context.ts'
import type { LocalizationEvent } from '#core/journeys/localization/localization.events.ts'
import { createLocalizationMachine } from '#core/journeys/localization/localization.machine.ts'
import { addressWithOutcome } from '../stage/buyer.ts'
import { answered, failings } from './failures.ts'
import type { Journey, Outcome } from './journey.ts'

const form = { street: '900 Main Street', unit: '', zip: '77002' }

const picked = (
  options: readonly AddressSuggestion[],
  isWanted: (option: AddressSuggestion) => boolean,
): AddressSuggestion | null => options.find(isWanted) ?? null

const silentLookup: Outcome<unknown> = {
  name: 'LookupUnavailable',
  output: () => ({ _tag: 'Left', left: { _tag: 'LookupUnavailable' } }),
  behavior: { _tag: 'Unreachable' },
}

/** The localization: from an address to its outcome. */
export const localization: Journey<
  LocalizationContext,
  LocalizationEvent,
  keyof ReturnType<typeof localizationActors>
> = {
  name: 'localization',
  title: { es: 'Dirección', en: 'Address' },
  states: {
    'lookup.idle': null,
    'parsing.idle': null,
    'lookup.awaitingStreet': { es: 'Calle recién escrita', en: 'Street just typed' },
    'lookup.awaitingUnit': { es: 'Apartamento recién escrito', en: 'Unit just typed' },
    'lookup.findingStreets': { es: 'Buscando calles', en: 'Finding streets' },
    'lookup.findingUnits': { es: 'Buscando apartamentos', en: 'Finding units' },
    'resolution.entering': { es: 'Formulario de la dirección', en: 'Address form' },
    'resolution.resolving': { es: 'Consultando la dirección', en: 'Checking the address' },
    'resolution.resolved': { es: 'Ofertas de la dirección', en: 'Offers of the address' },
    'resolution.failed': { es: 'Dirección sin consultar', en: 'Address not checked' },
  },
  withoutStory: { 'parsing.standardizing': 'A stage cannot pause on command after the street is typed.' },
  machine: createLocalizationMachine,
  userEvents: [
    { name: 'street.typed', event: () => ({ type: 'street.typed', text: 'Ma' }) },
    { name: 'street.typed short', event: () => ({ type: 'street.typed', text: '7' }) },
    {
      name: 'street.typed full address',
      event: () => ({ type: 'street.typed', text: '742 Magnolia St, Miami, FL 33130' }),
    },
    { name: 'zip.typed', event: () => ({ type: 'zip.typed', text: '77002' }) },
    { name: 'unit.typed', event: () => ({ type: 'unit.typed', text: 'Apt 4' }) },
    {
      name: 'street.picked house',
      event: ({ streets }) => {
        const suggestion = picked(streets, (option) => !hasUnits(option))
        return suggestion && { type: 'street.picked', suggestion }
      },
    },
    {
      name: 'street.picked building',
      event: ({ streets }) => {
        const suggestion = picked(streets, hasUnits)
        return suggestion && { type: 'street.picked', suggestion }
      },
    },
    {
      name: 'unit.picked',
      event: ({ units }) => {
        const suggestion = picked(units, () => true)
        return suggestion && { type: 'unit.picked', suggestion }
      },
    },
    { name: 'form.prefilled', event: () => ({ type: 'form.prefilled', form }) },
    {
      name: 'address.submitted',
      event: () => ({ type: 'address.submitted', address: addressWithOutcome('preSale') }),
    },
    { name: 'retry.requested', event: () => ({ type: 'retry.requested' }) },
    { name: 'form.reopened', event: () => ({ type: 'form.reopened' }) },
    { name: 'outcome.reopened', event: () => ({ type: 'outcome.reopened' }) },
    { name: 'session.expired', event: () => ({ type: 'session.expired' }) },
    { name: 'session.expired unused', event: () => ({ type: 'session.expired', isUnused: true }) },
    { name: 'session.reset', event: () => ({ type: 'session.reset' }) },
  ],
  systemEvents: [
    { name: 'street.paused', event: () => ({ type: 'street.paused' }) },
    {
      name: 'session.restored',
      event: (_context, { answer }) => ({ type: 'session.restored', answer }),
    },
  ],
  invoked: {
    findStreets: {
      calls: ['addressSuggestions'],
      outcomes: [
        {
          name: 'answers',
          output: (_context, { streets }) => answered(streets),
          behavior: 'answers',
        },
        silentLookup,
      ],
    },
    findUnits: {
      calls: ['addressSuggestions'],
      outcomes: [
        { name: 'answers', output: (_context, { units }) => answered(units), behavior: 'answers' },
        silentLookup,
      ],
    },
    standardizeAddress: {
      calls: ['processAddress'],
      outcomes: [
        { name: 'answers', output: (_context, { answer }) => answered(answer.providedAddress) },
        { name: 'finds none', output: () => answered(null) },
        // Without a behavior: a stage cannot pause on command, so no story is led here.
        { name: silentLookup.name, output: () => ({ _tag: 'Left', left: { _tag: 'LookupUnavailable' } }) },
      ],
    },
    resolveAddress: {
      calls: ['localize'],
      outcomes: [
        { name: 'answers', output: (_context, { answer }) => answered(answer), behavior: 'answers' },
        ...failings('TOO_MANY'),
      ],
    },
  },
  digest: ({ form, form: { street, zip }, streets, units, isAnswered }) => [
    shouldSuggest(street),
    fullAddressIn(form) !== null,
    street !== '' && zip !== '',
    streets.map(hasUnits),
    units.length > 0,
    isAnswered,
  ],
  setting: () => undefined,
}
