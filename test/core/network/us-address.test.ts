import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUsAddress } from '#core/network/us-address.ts'

const PARTS = ['number', 'before', 'name', 'suffix', 'after', 'unit', 'city', 'state', 'zip', 'urbanization']

const rows = readFileSync(new URL('./us-spellings.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('# '))
  .map((row) => {
    const [typed = '', ...parts] = row
      .replace(/^\? /, '')
      .split('|')
      .map((cell) => cell.trim())
    const isMail = parts[0]?.startsWith('!') ?? false
    return {
      typed: typed.replaceAll('⏎', '\n'),
      parts: isMail ? parts : PARTS.map((_, index) => parts[index] ?? ''),
      isMissed: row.startsWith('? '),
    }
  })

const read = (typed: string): readonly string[] => {
  const address: Readonly<Record<string, string>> = readUsAddress(typed)
  if (address['kind'] !== 'street') return [`! ${address['kind']}`]
  return PARTS.map((part) => address[part] ?? '')
}

describe('the grammar of US addresses', () => {
  it.each(rows.filter(({ isMissed }) => !isMissed))(
    'reads the parts of "$typed" (NET-01)',
    ({ typed, parts }) => {
      expect(read(typed)).toEqual(parts)
    },
  )

  it('misses as many of the 400 spellings and more as the table says', () => {
    const missed = rows.filter(({ typed, parts }) => read(typed).join('|') !== parts.join('|'))
    expect(missed.map(({ typed }) => typed)).toEqual(
      rows.filter(({ isMissed }) => isMissed).map(({ typed }) => typed),
    )
    expect(rows.length).toBeGreaterThan(400)
  })

  it('reads any text without a failure, and its own parts alike (NET-01)', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc
            .array(fc.constantFrom(...rows.flatMap(({ typed }) => typed.split(/(?<=[ ,])/))), {
              maxLength: 12,
            })
            .map((words) => words.join(' ')),
        ),
        (text) => {
          expect(['street', 'mail']).toContain(readUsAddress(text).kind)
        },
      ),
    )
  })
})
