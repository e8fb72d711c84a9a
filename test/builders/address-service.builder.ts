import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { either as E } from 'fp-ts'
import { networkLookup } from '#adapters/provider/address/network-lookup.ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import { unitParts } from '#core/address/unit-parts.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'

export const serviceAccount = { key: 'key-secret-1', license: 'license-secret-2', agent: 'tienda' }

/** How the service behaves: as it should, or in one of the ways that services fail. */
export const serviceMoods = [
  'healthy',
  'broken',
  'unauthorized',
  'html',
  'htmlAsJson',
  'halfJson',
  'outOfShape',
  'hidden',
  'redirecting',
  'endless',
  'hangingUp',
  'brokenOff',
  'silent',
] as const
export type ServiceMood = (typeof serviceMoods)[number]

const network = smallNetwork()

const written = ({ streetLine, secondary, entries, city, state, zip }: AddressSuggestion) => ({
  street_line: streetLine,
  secondary,
  entries,
  city,
  state,
  zipcode: zip,
})

const suggestionsFor = async (query: URLSearchParams): Promise<readonly AddressSuggestion[]> => {
  const [search, selected] = [query.get('search') ?? '', query.get('selected')]
  if (selected === null) return (await network.streets(search)).slice(0, Number(query.get('max_results')))
  const [street] = await network.streets(selected)
  return street === undefined ? [] : network.units(selected, street.zip, search.slice(selected.length).trim())
}

const resultsFor = async (query: URLSearchParams): Promise<readonly object[]> => {
  const found = await networkLookup(network).address(query.get('street') ?? '')()
  if (E.isLeft(found) || found.right === null) return []
  const { street, apt, zip } = found.right
  const [primary_number = '', ...name] = street.split(' ')
  const { number } = unitParts(apt)
  return [
    {
      delivery_line_1: `${street} ${apt}`.trimEnd(),
      components: {
        primary_number,
        street_name: name.join(' '),
        ...(apt !== '' && { secondary_designator: 'Apt', secondary_number: number }),
        zipcode: zip,
        plus4_code: '1234',
      },
    },
  ]
}

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

const PAGE = '<!doctype html><title>Mantenimiento</title>'
const HIDDEN = {
  street_line: '1 a\u202Eb',
  secondary: '',
  entries: 0,
  city: 'x',
  state: 'FL',
  zipcode: '33130',
}

const failing: Record<
  Exclude<ServiceMood, 'healthy'>,
  (response: ServerResponse, request: IncomingMessage) => void
> = {
  broken: (response) => json(response, 500, { error: 'stack at line 1' }),
  unauthorized: (response) => json(response, 401, { errors: [{ id: 1 }] }),
  html: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  htmlAsJson: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(PAGE),
  halfJson: (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"suggestions":['),
  outOfShape: (response) => json(response, 200, { suggestions: [{ street: '742 Magnolia Street' }] }),
  hidden: (response) => json(response, 200, { suggestions: [HIDDEN] }),
  redirecting: (response) => void response.writeHead(302, { location: '/lookup' }).end(),
  endless: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = (): void => {
      while (response.writable && response.write(' '.repeat(64 * 1024)));
      if (response.writable) response.once('drain', more)
    }
    more()
  },
  hangingUp: (_response, request) => void request.socket.destroy(),
  brokenOff: (response, request) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"suggestions":[]}', () => request.socket.destroy())
  },
  silent: () => undefined,
}

/** A local address service for the small network; `requests` contains the URLs of all requests. */
export const startAddressService = async () => {
  let mood: ServiceMood = 'healthy'
  const requests: URL[] = []
  const answer = async (url: URL, response: ServerResponse): Promise<void> => {
    const isKnown = Object.entries(serviceAccount).every(
      ([name, value]) => url.searchParams.get(name) === value,
    )
    if (!isKnown) return json(response, 401, {})
    if (url.pathname === '/v1/lookup')
      return json(response, 200, { suggestions: (await suggestionsFor(url.searchParams)).map(written) })
    return url.pathname === '/v1/street-address'
      ? json(response, 200, await resultsFor(url.searchParams))
      : json(response, 404, {})
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service')
    requests.push(url)
    if (mood === 'healthy') void answer(url, response)
    else failing[mood](response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    setMood: (next: ServiceMood) => {
      mood = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type TestAddressService = Awaited<ReturnType<typeof startAddressService>>
