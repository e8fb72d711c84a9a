import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Street } from '#core/address/address.ts'
import { MAX_SUGGESTIONS, MAX_UNIT_OPTIONS } from '#core/address/suggestion.ts'
import type { Network, NetworkEntry } from '#adapters/provider/network/network.ts'
import { forAllAsync, forAllAsyncWith } from '#test/for-all.ts'
import { address } from './full-network.ts'
import { streetAs, unitAs } from './spelling.arbitrary.ts'

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    ',',
    '#',
    '# #',
    ',,,',
    '__proto__',
    '1 constructor',
    '\uD800',
    'ﷺ'.repeat(5_000),
    '.*',
    '\0',
  ),
)

/** The contract of a network of these entries, which include those of the small network. */
export const networkContract = (
  name: string,
  {
    entries,
    network,
    runs,
  }: {
    readonly entries: readonly NetworkEntry[]
    readonly network: () => Network
    /** The runs of the longest law. */
    readonly runs: number
  },
): void => {
  const entry = fc.constantFrom(...entries)
  const building = fc.constantFrom(...entries.filter(({ units }) => units.length > 0))

  describe(`${name}: find`, () => {
    it('finds the canonical line for any case, accents, spaces and usual words', async () => {
      const spelt = entry.chain((line) =>
        fc.tuple(
          fc.constant(line),
          streetAs(`${line.number} ${line.name}`),
          line.units.length === 0
            ? fc.constant(['', ''] as const)
            : fc
                .constantFrom(...line.units)
                .chain((unit) => unitAs(unit).map((typed) => [unit, typed] as const)),
        ),
      )
      await forAllAsyncWith({ numRuns: runs }, spelt, async ([line, street, [unit, typed]]) => {
        expect(await network().find(address(street, typed, line.zip))).toMatchObject({
          kind: 'found',
          location: {
            street: `${line.number} ${line.name}`,
            unit,
            city: line.city,
            state: line.state,
            zip: line.zip,
          },
        })
      })
    })

    it('finds every home by its own address in 20 spellings (NET-01, NET-02)', () =>
      forAllAsync(entry, async ({ number, name, city, state, zip, units: [unit = ''] }) => {
        const own = unit === '' ? '' : ` ${unit}`
        const line = `${number} ${name}${own}`
        const place = `${city}, ${state} ${zip}`
        const spellings = [
          line,
          line.toUpperCase(),
          line.toLowerCase(),
          `#${line}`,
          `No. ${line}`,
          `0${line}`,
          `${number}, ${name}${own}`,
          `${name} ${number}${own}`,
          `${name} #${number}${own}`,
          `\u200B${line.replaceAll(' ', '\u00A0')}`,
          line.normalize('NFD').replace(/\p{Diacritic}/gu, ''),
          `${line}, ${place}`,
          `${line}, ${city} ${state} ${zip}-1234`,
          `${line}, ${place}, USA`,
          `${line}, ${place}, EE. UU.`,
          `${line}\n${place}\nEstados Unidos`,
          `María López\n${line}\n${place}`,
          `${line}; ${city}; ${state}; ${zip}`,
          `${line} - ${place}`,
          `${number} ${name},${own === '' ? '' : `${own},`} ${place}`,
        ]
        expect(spellings).toHaveLength(20)
        for (const street of spellings)
          expect([
            street,
            await network().find({ ...address(line, '', zip), street: street as Street }),
          ]).toMatchObject([street, { kind: 'found', location: { street: `${number} ${name}`, unit, zip } }])
      }))

    it('names the home that was meant without its direction, with another, or with it at the other end', async () => {
      for (const street of ['500 12th Avenue', '500 E 12th Ave', '500 Twelfth Avenue West', '500 12 St'])
        expect(await network().find(address(street, '', '33012'))).toMatchObject({
          kind: 'notFound',
          nearby: { streetLine: '500 W 12th Avenue' },
        })
      expect(await network().find(address('120 Las Flores', '', '33130'))).toMatchObject({
        nearby: { streetLine: '120 Avenida Las Flores' },
      })
    })

    it('reads a unit and a city written behind the street', async () => {
      for (const street of [
        '900 Main St #4B',
        '900 main street apt 4b',
        '900 Main St, Apto. 4-B, Houston, TX',
        '900 Main St Unit 4B, Houston',
      ])
        expect(await network().find(address(street, '', '77002'))).toMatchObject({
          kind: 'found',
          location: { street: '900 Main Street', unit: 'Apt 4B' },
        })
      expect(await network().find(address('742 Magnolia St, Miami, FL', '', '33130'))).toMatchObject({
        kind: 'found',
      })
    })

    it('requires a unit, or reports an unknown one, with all units of the building', () =>
      forAllAsync(building, async ({ number, name, zip, units }) => {
        const street = `${number} ${name}`
        const without = await network().find(address(street, '', zip))
        const unknown = await network().find(address(street, 'Apt 999ZZ', zip))
        expect([without.kind, unknown.kind]).toEqual(['multipleUnits', 'unitNotFound'])
        for (const match of [without, unknown])
          expect('units' in match ? match.units.map(({ secondary }) => secondary) : []).toEqual(units)
      }))

    it('names the closest number of the same street and zip, and none elsewhere', () =>
      forAllAsync(entry, fc.integer({ min: 0, max: 20_000 }), async ({ name, zip }, number) => {
        const street = entries.filter((other) => other.zip === zip && other.name === name)
        fc.pre(street.every((other) => other.number !== String(number)))
        const match = await network().find(address(`${number} ${name}`, '', zip))
        if (match.kind !== 'notFound' || match.nearby === null) throw new Error('no closest number')
        const distance = Math.abs(Number.parseInt(match.nearby.streetLine, 10) - number)
        expect(distance).toBe(Math.min(...street.map((other) => Math.abs(Number(other.number) - number))))
        expect(match.nearby).toMatchObject({ zip })
        expect(await network().find(address(`${number} ${name}`, '', '00000'))).toEqual({
          kind: 'notFound',
          nearby: null,
        })
      }))

    it('names the home that was meant with one wrong letter, without or with another street word', async () => {
      const longNames = entries.filter(({ name }) => /^[A-Z][a-z]{5,} (?:Street|Avenue)$/.test(name))
      const typo = fc
        .constantFrom(...longNames)
        .chain(({ name, number, zip }) =>
          fc
            .integer({ min: 1, max: 4 })
            .chain((at) =>
              fc
                .constantFrom(
                  `${name.slice(0, at)}${name.slice(at + 1)}`,
                  `${name.slice(0, at)}x${name.slice(at)}`,
                  `${name.slice(0, at)}x${name.slice(at + 1)}`,
                  `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`,
                  name.slice(0, name.indexOf(' ')),
                  name.replace(/\w+$/, 'Road'),
                )
                .map((typed) => ({ typed, number, zip })),
            ),
        )
      await forAllAsync(typo, async ({ typed, number, zip }) => {
        fc.pre(entries.every((other) => other.zip !== zip || other.name !== typed))
        const match = await network().find(address(`${number} ${typed}`, '', zip))
        const streetLine: unknown = expect.stringMatching(new RegExp(`^${number} `))
        expect(match).toMatchObject({ kind: 'notFound', nearby: { streetLine, zip } })
      })
      expect(await network().find(address('1 Qwerty Road', '', entries[0]?.zip ?? ''))).toMatchObject({
        nearby: null,
      })
    })

    it('answers any text', () =>
      forAllAsyncWith(
        { numRuns: runs / 2 },
        hostile,
        hostile,
        fc.oneof(hostile, fc.constant('33130')),
        async (street, unit, zip) => {
          expect(['found', 'notFound']).toContain((await network().find(address(street, unit, zip))).kind)
        },
      ))
  })

  describe(`${name}: streets`, () => {
    it('suggests a line once enough of it is typed, from its number or its name (ADR-05)', () =>
      forAllAsync(entry, async ({ number, name, city, state, zip }) => {
        const streetLine = `${number} ${name}`
        expect((await network().streets(`${streetLine} ${city} ${state} ${zip}`))[0]).toMatchObject({
          streetLine,
          zip,
        })
        expect((await network().streets(`${name} ${city} ${state} ${zip}`))[0]).toMatchObject({ zip })
      }))

    it('suggests only lines that hold what was typed, at most three, none twice (ADR-05)', async () => {
      const plain = entry.filter(
        ({ name }) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name) && !name.startsWith('Av'),
      )
      await forAllAsync(plain, fc.boolean(), fc.nat(), async ({ number, name }, byNumber, cut) => {
        const line = byNumber ? `${number} ${name}` : name
        const typed = line.slice(0, 2 + (cut % (line.length - 1)))
        const found = await network().streets(typed)
        expect(found.length).toBeGreaterThan(0)
        expect(found.length).toBeLessThanOrEqual(MAX_SUGGESTIONS)
        expect(new Set(found.map(({ streetLine, zip }) => streetLine + zip)).size).toBe(found.length)
        for (const { streetLine } of found)
          expect(`${streetLine}|${streetLine.slice(streetLine.indexOf(' ') + 1)}`.toLowerCase()).toMatch(
            typed.trim().toLowerCase().split(' ')[0] ?? '',
          )
      })
    })

    it('puts the number as typed before longer ones', () =>
      forAllAsync(entry, async ({ number }) => {
        expect((await network().streets(number))[0]?.streetLine.split(' ')[0]).toBe(number)
      }))

    it('ignores case, accents and usual words, and accepts half an abbreviation', async () => {
      const first = async (text: string) => (await network().streets(text))[0]?.streetLine
      for (const text of ['jose mar', 'JOSÉ MARTÍ AV', '215 jose  marti ave.', '215 José Martí Av, Hial'])
        expect(await first(text)).toBe('215 José Martí Avenue')
      for (const text of ['bayou pk', 'bayou pkw', '300 Bayou Pkwy'])
        expect(await first(text)).toBe('300 Bayou Parkway')
      for (const text of ['w 12', 'west 12th', '500 oeste 12'])
        expect(await first(text)).toBe('500 W 12th Avenue')
      for (const text of ['av las', 'Avenida Las F', 'avda. las'])
        expect(await first(text)).toBe('120 Avenida Las Flores')
    })

    it('suggests different streets before more numbers of one', async () => {
      const lines = await network().streets('ma')
      const found = lines.map(({ streetLine, zip }) => zip + streetLine.replace(/^\d+ /, ''))
      expect(new Set(found).size).toBe(MAX_SUGGESTIONS)
    })

    it('returns at most three for any text', async () => {
      await forAllAsyncWith(
        { numRuns: runs / 2 },
        hostile,
        async (text) => (await network().streets(text)).length <= MAX_SUGGESTIONS,
      )
      expect(await network().streets('')).toEqual([])
      expect(await network().streets(' \t')).toEqual([])
    })
  })

  describe(`${name}: units`, () => {
    it('lists the units that hold what was typed, at most fifty (ADR-07)', () =>
      forAllAsync(building, fc.nat(), async ({ number, name, zip, units }, at) => {
        const street = `${number} ${name}`
        const all = await network().units(street, zip, '')
        expect(all.map(({ secondary }) => secondary)).toEqual(units.slice(0, MAX_UNIT_OPTIONS))
        const unit = units[at % units.length] ?? ''
        const own = unit.slice(unit.indexOf(' ') + 1)
        for (const typed of [own.toLowerCase(), `#${own}`, unit.toUpperCase()])
          expect((await network().units(street, zip, typed)).map(({ secondary }) => secondary)).toContain(
            unit,
          )
      }))

    it('lists none for a house, an unknown street or an unknown zip', () =>
      forAllAsyncWith({ numRuns: runs / 4 }, hostile, hostile, hostile, async (street, zip, typed) => {
        expect(await network().units(street, zip, typed)).toEqual([])
        expect(await network().units('742 Magnolia Street', '33130', typed)).toEqual([])
        expect((await network().units('900 Main Street', '77002', typed)).length).toBeLessThanOrEqual(12)
      }))
  })
}
