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

/** URL and credentials of an address service. `url` ends before the names of its look-ups. */
export type ServiceAccount = {
  readonly url: string
  readonly key: string
  readonly license: string
  readonly agent: string
}

/** Failure of a request; `unintelligible`: the response does not match the service's documentation. */
export type ServiceTrouble = TransportTrouble | 'unintelligible'

type Query = Readonly<Record<string, string>>

const unavailable: AddressLookupFailure = { _tag: 'LookupUnavailable' }

/** Returns the complete URL of a request, which contains the credentials: never log it. */
const urlOf = ({ url, key, license, agent }: ServiceAccount, path: string, query: Query): URL => {
  const target = new URL(path, url.endsWith('/') ? url : `${url}/`)
  for (const [name, value] of Object.entries({ ...query, key, license, agent }))
    target.searchParams.set(name, value)
  return target
}

const firstAddress = (results: readonly LookupResult[]): E.Either<ServiceTrouble, ParsedAddress | null> => {
  const first = firstResult(results)
  if (E.isRight(first)) return first
  return first.left._tag === 'NoResult' ? E.right(null) : E.left('unintelligible')
}

/** Removes lone surrogates, which no URL can contain. */
const withoutSurrogates = (text: string): string => text.replace(/\p{Cs}/gu, '')

/**
 * Creates the address look-up over an external service (ADR-05, ADR-11, ADR-14). Every failure becomes the port's one
 * failure. `note` receives its kind, without the request.
 */
export const createServiceLookup = (
  account: ServiceAccount,
  transport: JsonTransport,
  note: (trouble: ServiceTrouble) => void,
): AddressService => {
  const look = <A>(
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
      const query = streetLookup(withoutSurrogates(text))
      return query === null
        ? none
        : F.pipe(
            look('lookup', { ...query, max_results: String(query.max_results) }, readSuggestions),
            TE.map((found) => found.slice(0, MAX_SUGGESTIONS)),
          )
    },
    units: (street, zip, typed) => {
      const query = unitLookup(withoutSurrogates(street), withoutSurrogates(typed))
      return query === null
        ? none
        : F.pipe(
            look('lookup', query, readSuggestions),
            TE.map((found) => found.filter((unit) => unit.zip === zip && unit.secondary !== '')),
            TE.map((units) => units.slice(0, MAX_UNIT_OPTIONS)),
          )
    },
    address: (street) =>
      look('street-address', { street: withoutSurrogates(street) }, (answer) =>
        E.flatMap(firstAddress)(readResults(answer)),
      ),
  }
}
