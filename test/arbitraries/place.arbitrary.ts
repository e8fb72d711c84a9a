import * as fc from 'fast-check'
import { anyText } from './text.arbitrary.ts'

/** Hosts a store is set up with. */
export const HOSTS = ['cuenta.cometa.example', 'avisos9.cometa9.example'] as const

/** Urls the store may send to: its own paths, and https pages of its hosts. */
export const ourUrl: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('/', '/buy/products', '/address/bulk?x=1#y', '/buy/bundle', '/buy/bundle/step?x'),
  fc
    .tuple(fc.constantFrom(...HOSTS), fc.constantFrom('', '/', '/a/b', '?a=1', '#top'))
    .map(([host, rest]) => `https://${host}${rest}`),
)

/** Refused urls: other hosts, schemes and ports, and those that browsers resolve to another host. */
export const foreignUrl: fc.Arbitrary<string> = fc.constantFrom(
  '',
  'buy/products',
  '//evil.example/',
  '/\\evil.example',
  '/ ok',
  '/a\\b',
  '/\u202Eok',
  'https://evil.example/',
  'https://cuenta.cometa.example.evil.example/',
  'https://cuenta.cometa.example@evil.example/',
  'https://cuenta.cometa.example:8443/',
  'https://cuenta.cometa.example\\@evil.example/',
  'https://cuenta.cometa.example/\u200B',
  'http://cuenta.cometa.example/',
  'javascript:alert(1)',
  ' https://cuenta.cometa.example/',
  'xhttps://cuenta.cometa.example/',
  'https://cuenta.cometa.example/a b',
)

export const anyUrl: fc.Arbitrary<string> = fc.oneof(ourUrl, foreignUrl, anyText)
