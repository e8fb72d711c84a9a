import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { streetLookup, unitLookup } from '#core/address/autocomplete.ts'
import type { ParsedAddress } from '#core/address/full-address.ts'
import type { LookupResult } from '#core/address/lookup-result.ts'
import { firstResult } from '#core/address/lookup-result.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { MAX_SUGGESTIONS, MAX_UNIT_OPTIONS } from '#core/address/suggestion.ts'
import type { AddressLookupFailure, AddressService } from '#core/ports/address-lookup.ts'
import { readResults, readSuggestions } from './service-answers.ts'
import type { JsonTransport, TransportTrouble } from './service-transport.ts'

/** Where an address service is and what it knows the store by. `url` ends before the names of its look-ups. */
export type ServiceAccount = {
  readonly url: string
  readonly key: string
  readonly license: string
  readonly agent: string
}

/** What went wrong between the store and the service; `unintelligible`: its answer is none that it documents. */
export type ServiceTrouble = TransportTrouble | 'unintelligible'

type Query = Readonly<Record<string, string>>

const unavailable: AddressLookupFailure = { _tag: 'LookupUnavailable' }

/** The whole address of a question, with the account's credentials: for the connection alone, never for a log. */
const urlOf = ({ url, key, license, agent }: ServiceAccount, path: string, query: Query): URL => {
  const whole = new URL(path, url.endsWith('/') ? url : `${url}/`)
  for (const [name, value] of Object.entries({ ...query, key, license, agent }))
    whole.searchParams.set(name, value)
  return whole
}

const firstAddress = (results: readonly LookupResult[]): E.Either<ServiceTrouble, ParsedAddress | null> => {
  const first = firstResult(results)
  if (E.isRight(first)) return first
  return first.left._tag === 'NoResult' ? E.right(null) : E.left('unintelligible')
}

/** A query that is well made may still hold half a surrogate pair, which no URL can. */
const whole = (text: string): string => text.replace(/\p{Cs}/gu, '')

/**
 * The address look-up over a service outside (ADR-05, ADR-11, ADR-14). Whatever goes wrong is the port's one failure; `note` hears what it
 * was, and nothing of what was asked.
 */
export const createServiceLookup = (
  account: ServiceAccount,
  transport: JsonTransport,
  note: (trouble: ServiceTrouble) => void,
): AddressService => {
  const ask = <A>(
    path: string,
    query: Query,
    read: (answer: unknown) => E.Either<unknown, A>,
  ): TE.TaskEither<AddressLookupFailure, A> =>
    F.pipe(
      transport(urlOf(account, path, query)),
      TE.flatMapEither((answer) => E.mapLeft((): ServiceTrouble => 'unintelligible')(read(answer))),
      TE.mapLeft((trouble) => {
        note(trouble)
        return unavailable
      }),
    )
  const none = TE.right<AddressLookupFailure, readonly AddressSuggestion[]>([])
  return {
    streets: (text) => {
      const query = streetLookup(whole(text))
      return query === null
        ? none
        : F.pipe(
            ask('lookup', { ...query, max_results: String(query.max_results) }, readSuggestions),
            TE.map((found) => found.slice(0, MAX_SUGGESTIONS)),
          )
    },
    units: (street, zip, typed) => {
      const query = unitLookup(whole(street), whole(typed))
      return query === null
        ? none
        : F.pipe(
            ask('lookup', query, readSuggestions),
            TE.map((found) => found.filter((unit) => unit.zip === zip && unit.secondary !== '')),
            TE.map((units) => units.slice(0, MAX_UNIT_OPTIONS)),
          )
    },
    address: (street) =>
      ask('street-address', { street: whole(street) }, (answer) =>
        E.flatMap(firstAddress)(readResults(answer)),
      ),
  }
}
