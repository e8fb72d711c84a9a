import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReplay, replay } from './replay.ts'
import { commands, rules } from './rules.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string, content: unknown): string => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

/** The words of a line, as a shell splits them. */
const wordsOf = (line: string): readonly string[] =>
  Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '')

const idsIn = (text: string): readonly string[] => text.match(/\b[A-Z]{3}-\d{2}\b/g) ?? []

const runRules = (line: string) => rules(line.split(' ').filter((word) => word !== ''))

const cart = 'internet-gig wifi-pod:2 install-professional --tax 8.25'
const savingsQuestion = '--type other --speed critical --lines 2 --spend 150'
const referral = 'referral --campaign email-bts-raf --key K1 --date 20261001'

describe('rules', () => {
  it.each([
    [`quote ${cart}`, /^Monthly +\$76\.50/m],
    [`quote ${cart}`, /^PRC-06 {2}\$146\.86 {2}due today$/m],
    [`quote ${cart}`, / {2}from month 13 on \$106\.50/],
    ['quote tv-stream --tax 10', /^Due today {2}\$44\.00$/m],
    [`why ${cart}`, /PRC-04 {2}-\$30\.00 {2}promotion .*months 1 to 12$/m],
    ['why internet-gig', /it would with: come from the campaign gig-5-year/],
    [
      'why internet-gig',
      /internet-500 is not in the cart; it would with: add 1 internet-500 in place of internet-gig/,
    ],
    [
      'why internet-gig --campaign gig-5-year-internet-price-guarantee',
      /-\$50\.00 {2}promotion .*months 1 to 60$/m,
    ],
    [
      `ledger ${cart} --start 2026-12-01`,
      /^Month 13, 2027-12-01: \$76\.50 becomes \$106\.50 \(promotion .* ended\)$/m,
    ],
    [`ledger ${cart} --start 2026-12-01`, /^After 12 months \$988\.36$/m],
    ['ledger tv-stream --months 2 --start 2026-12-31', /^ {2}1-2 +2026-12-31 +2027-02-27 +\$40\.00/m],
    ['resolve 742 Magnolia Street 33130', /^serviceable\n\nLOC-14 {2}because code 100/],
    ['resolve 900 Main Street 77002', /^multiple units: Apt 1A, Apt 1B/],
    ['resolve 500 W 12th Avenue 33012', /^pre sale: has offers true\n\nLOC-04/],
    [`savings ${savingsQuestion}`, /^Saves \$50\.00 a month, \$600\.00 a year/],
    ['savings --type mobileOnly --speed other --lines 1 --spend 0', /^Saves nothing/],
    [`${referral} --now 2026-11-16T04:59:59Z`, /^valid not expired\n/],
    [`${referral} --now 2026-11-16T05:00:00Z`, /^valid but expired\n/],
    ['referral --key K1', /^not applicable\n\ncampaign missing$/m],
    ['issuer 4111', /^Visa, a code of 3 digits/],
    ['issuer 3714 4963', /^Amex, a code of 4 digits/],
  ])('answers "%s"', async (line, expected) => {
    expect(await runRules(line)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(expected) as string,
    })
  })

  it.each([
    ['quote nothing', 'Refused: no offer is called nothing.\n'],
    ['quote wifi-pod:9', 'Refused: the quantity of wifi-pod is 1 to 5, not 9.\n'],
    ['why wifi-pod:0', 'Refused: the quantity of wifi-pod is 1 to 5, not 0.\n'],
    ['ledger tv-stream --months 61', 'Refused: months are 1 to 60, not 61.\n'],
    ['ledger tv-stream --start 2026-02-30', 'Refused: not a date: fault noSuchDay, text 2026-02-30.\n'],
    ['quote tv-stream --on tomorrow', 'Refused: not a date: fault shape, text tomorrow.\n'],
    ['resolve 742 Magnolia Street 3313', 'Refused: address invalid: zip has five digits.\n'],
    ['savings --type other --lines 2 --spend 90', 'Refused: how important is speed? --speed critical.\n'],
    [
      'savings --speed other --lines 2 --spend 12.345',
      'Refused: an amount has dollars and two digits of cents, up to $10,000.00, not 12.345.\n',
    ],
  ])('says in words why "%s" is refused, and fails', async (line, expected) => {
    const { code, out, err } = await runRules(line)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(expected)
  })

  it.each([
    'quote',
    'quote --bogus',
    'quote tv-stream:two',
    'quote tv-stream:1:2',
    'quote tv-stream --tax 101',
    'quote tv-stream --tax ten',
    'quote missing.json',
    'resolve',
    'resolve Magnolia',
    'resolve 742 Magnolia Street 33130 --channel moon',
    'savings --lines 2',
    'savings 2',
    'referral 2',
    'referral --now yesterday',
    'issuer',
    'issuer visa',
  ])('shows the usage for "%s"', async (line) => {
    const { code, out, err } = await runRules(line)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    const name = line.split(' ')[0] ?? ''
    expect(err).toMatch(new RegExp(`^${name}: .+ How to ask: npm run rules -- ${name} --help\\n$`))
  })

  it('returns the answer with its derivation, and the tag of a refusal, as JSON', async () => {
    const { out } = await runRules('resolve 18 Camino Largo 79936 --json')
    expect(JSON.parse(out)).toEqual({
      answer: { kind: 'notServiceable' },
      derivation: { rule: 'LOC-11', facts: expect.any(Object) as object },
    })
    const refusal = await runRules('quote nothing --json')
    expect(refusal).toMatchObject({ code: 1, err: '' })
    expect(JSON.parse(refusal.out)).toEqual({ failure: { _tag: 'OfferNotSold', offerId: 'nothing' } })
  })

  it('never prints more digits of a card than identify its issuer', async () => {
    const { out, err } = await runRules('issuer 4111 1111 1111 1111 --json')
    expect(out + err).not.toContain('41111')
  })

  it('gives the same answer for a file as for arguments', async () => {
    const file = fileOf('cart', {
      lines: [
        { offerId: 'internet-gig', quantity: 1 },
        { offerId: 'wifi-pod', quantity: 2 },
        { offerId: 'install-professional', quantity: 1 },
      ],
      taxRate: 825,
    })
    for (const name of ['quote', 'why', 'ledger --start 2026-12-01'])
      expect(await runRules(`${name} ${file}`)).toEqual(await runRules(`${name} ${cart}`))
    const question = fileOf('savings', {
      type: 'other',
      speedImportance: 'critical',
      mobileLineQty: 2,
      monthlySpendAtDifferentProvider: 15_000,
    })
    expect(await runRules(`savings ${question}`)).toEqual(await runRules(`savings ${savingsQuestion}`))
    const claim = { isOn: true, campaign: 'email-bts-raf', locationKey: 'K1', campaignDate: '20261001' }
    const file2 = fileOf('referral', { ...claim, now: '2026-11-16T05:00:00Z' })
    expect(await runRules(`referral ${file2}`)).toEqual(
      await runRules(`${referral} --now 2026-11-16T05:00:00Z`),
    )
  })

  it.each([
    ['a file that is no JSON', 'quote', '{'],
    ['a cart without lines', 'quote', {}],
    ['a cart with what a cart has not', 'quote', { lines: [], total: 1 }],
    ['a question without an answer', 'savings', { type: 'other' }],
    ['an answer of the address call that is none', 'resolve', { responseCode: 'F100' }],
  ])('shows the usage when given %s', async (name, command, content) => {
    const { code, err } = await runRules(`${command} ${fileOf(name.replaceAll(' ', '-'), content)}`)
    expect(code).toBe(2)
    expect(err).toMatch(/^\w+: [^\n]+ How to ask: [^\n]+\n$/)
  })

  it.each(Object.entries(commands))(
    'answers the example of %s, with a rule of its area',
    async (name, command) => {
      const { code, out, err } = await rules(wordsOf(command.example))
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(command.example.split(' ')[0]).toBe(name)
      const page = readFileSync(`docs/rules/${command.area}.md`, 'utf8')
      const ids = idsIn(page)
      expect(idsIn(out).some((id) => ids.includes(id))).toBe(true)
    },
  )

  it.each(Object.keys(commands))('shows the usage of %s', async (name) => {
    const { code, out } = await rules([name, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`usage: npm run rules -- ${name}`)
    expect(out).toContain(`example: npm run rules -- ${name}`)
  })

  it('lists every command with its example', async () => {
    const { code, out } = await rules(['--help'])
    expect(code).toBe(0)
    for (const { example, area } of Object.values(commands)) {
      expect(out).toContain(`npm run rules -- ${example}\n`)
      expect(out).toContain(`docs/rules/${area}.md`)
    }
    expect(await rules([])).toEqual({ code: 2, out: '', err: out })
  })

  it('reaches every area of the core', () => {
    const areas = readdirSync('docs/rules')
      .map((file) => file.replace('.md', ''))
      // The names of windows are those of the theme.
      .filter((area) => !['README', 'adding-a-rule', 'viewport'].includes(area))
    expect(new Set(Object.values(commands).map(({ area }) => area))).toEqual(new Set(areas))
  })

  it.each([
    ['qoute internet-gig', 'There is no command qoute. Did you mean quote?'],
    ['constructor', 'There is no command constructor. All of them:'],
    ['why interent-gig', 'Refused: no offer is called interent-gig. Did you mean internet-gig?'],
    ['quote tv-stream --taxx 3', 'quote: there is no option --taxx; did you mean --tax?'],
    ['label internet-500x', 'did you mean internet-500?'],
    ['coupon LATIN10 internet-gig', 'did you mean LATINO10?'],
  ])('suggests what "%s" means', async (line, expected) => {
    const { code, err } = await runRules(line)
    expect(code).toBeGreaterThan(0)
    expect(err).toContain(expected)
    expect(err.trimEnd()).not.toContain('\n')
  })
})

describe('readReplay', () => {
  it.each([
    ['--seed 7 --path 3:0:1 never charges less than zero', { seed: '7', path: '3:0:1' }],
    ['--seed -7 never charges less than zero', { seed: '-7', path: null }],
    ['--path 0 --seed=-7 never charges less than zero', { seed: '-7', path: '0' }],
  ])('accepts %s', (line, expected) => {
    expect(readReplay(line.split(' '))).toEqual({ ...expected, name: 'never charges less than zero' })
  })

  it.each([
    '--seed',
    '--seed x name',
    '--seed 7',
    '--seed 7 --path a name',
    '--path 1 name',
    '--seed 7 --what name',
  ])('refuses %s', (line) => {
    expect(readReplay(line.split(' '))).toBeNull()
  })
})

describe(replay, () => {
  it('prints the replayed law and no other', () => {
    const said = spawnSync(
      'node',
      ['test/workbench/rules.main.ts', '--seed', '7', 'is never below zero for any promotion (PRC-03)'],
      { encoding: 'utf8' },
    )
    expect(said.stdout).toMatch(/^✓ [^\n]*is never below zero for any promotion \(PRC-03\)\n$/)
    expect(said.status).toBe(0)
  })
})
