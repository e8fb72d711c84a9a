import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts, testCards } from '#adapters/provider/gateway/gateway-test-numbers.ts'
import type { Recording } from '#ui/headless/recording.ts'
import { runJourney } from '#ui/headless/run-journey.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { startTestHost, type TestHost } from '#test/builders/test-host.builder.ts'

const folder = mkdtempSync(join(tmpdir(), 'journey-'))

const run = async (...args: readonly string[]) => {
  const lines: string[] = []
  const code = await runJourney(args, (line) => lines.push(line), START_OF_TESTS)
  return { code, lines }
}

const recorded = async (name: string, ...args: readonly string[]) => {
  const file = join(folder, name)
  const done = await run(...args, '--record', file)
  return { ...done, file, recording: JSON.parse(readFileSync(file, 'utf8')) as Recording }
}

/** The states of one machine in a transcript, each once. */
const statesOf = ({ entries }: Recording, machine: string): readonly string[] =>
  entries
    .flatMap((entry) => (entry.kind === 'reached' && entry.machine === machine ? [entry.state] : []))
    .filter((state, at, all) => state !== all[at - 1])

describe('runJourney', () => {
  it('buys a plan with the machines of the browser and prints each state, the order number and the amounts', async () => {
    const { code, lines, recording } = await recorded(
      'buy.json',
      'buy',
      '--plan',
      'internet-gig',
      '--address',
      '742 Magnolia Street, 33130',
      '--technician',
    )
    expect(code).toBe(0)
    expect(statesOf(recording, 'checkout')).toEqual([
      'closed',
      'loading.fetching',
      'loading',
      'filling.details.idle',
      'filling.details.choosingInstall',
      'filling.details.idle',
      'filling.details.saving',
      'filling.schedule.loadingWindows',
      'filling.schedule.choosing',
      'filling.schedule.holding',
      'filling.schedule.choosing',
      'filling.payment.form.idle + hold.held',
      'filling.payment.form.saving + hold.held',
      'placing',
      'placed',
    ])
    expect(lines[0]).toMatch(/^\+\d\.\d{3} s {2}sale .* step address$/)
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^order [0-9A-Z]{5}-[0-9A-Z]{5}: monthly \$70\.00, \$100\.00 from month 13, due today \$/,
      ),
    )
    expect(lines.at(-1)).toMatch(/^visit \d{4}-\d\d-\d\d, \d+ to \d+ h$/)
  })

  it('adds services, lines and other offers to the cart', async () => {
    const { code, lines } = await run(
      'buy',
      '--tv',
      '--phone',
      '--lines',
      '2',
      '--add',
      'wifi-pod:2',
      '--deposit',
      '--bank',
      '6789',
      '--json',
    )
    const result = JSON.parse(lines.at(-1) ?? '') as { readonly lines: readonly object[] }
    expect(code).toBe(0)
    expect(result.lines).toContainEqual({ offerId: 'wifi-pod', quantity: 2 })
    expect(result.lines).toContainEqual({ offerId: 'mobile-unlimited', quantity: 2 })
    expect(result.lines).toContainEqual({ offerId: 'security-deposit', quantity: 1 })
  })

  it('adds a device of the mobile shop and a coupon', async () => {
    const device = 'samsung-galaxy-z-fold6-azul-marino-256-gb'
    const { code, lines } = await run(
      'buy',
      '--plan',
      'internet-gig',
      '--add',
      'tv-stream-latino',
      '--coupon',
      'LATINO10',
      '--device',
      device,
    )
    expect(code, lines.at(-1)).toBe(0)
    expect(lines.join('\n')).toMatch(/ coupon {9}applied/)
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}1 × mobile-unlimited /))
  })

  it.each([
    ['services', /^ {2}voice {2}monthly /],
    ['bills', /^bill \d{4}-\d\d-\d\d: of /],
    ['move-visit', /^visit \d{4}-\d\d-\d\d, \d+ to \d+ h$/],
    ['cancel-visit', /^order [0-9A-Z]{5}-[0-9A-Z]{5}: no visit$/],
    ['cancel-service', /: internet ends on \d{4}-\d\d-\d\d, pending$/],
    ['withdraw-cancellation', /: withdrawn$/],
  ])('carries out %s in the portal with a demo login', async (journey, last) => {
    const { code, lines } = await run(journey)
    expect(code).toBe(0)
    expect(lines[0]).toMatch(/^\+\d\.\d{3} s {2}portal {9}page\.restoring/)
    expect(lines.at(-1)).toMatch(last)
  })

  it('lets a login with several accounts choose the first one', async () => {
    const { code, lines } = await run('services', '--login', 'tomas@correo.example')
    expect(code).toBe(0)
    expect(lines).toContainEqual(expect.stringMatching(/^account CM-100500: /))
  })

  it('reports the outcome of an address', async () => {
    const { code, lines } = await run('check', '18 Camino Largo, 79936')
    expect([code, lines.at(-1)]).toEqual([0, 'outcome notServiceable, step outcome'])
  })

  it('shows an order by the code of its message', async () => {
    const { code, lines } = await run('order-status')
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^status .*@correo\.example$/)])
  })

  it.each([
    [['buy', '--card', '0002'], 'stopped: failure PaymentDeclined'],
    [
      ['buy', '--plan', 'internet-moon'],
      expect.stringMatching(/^stopped: no plan is called internet-moon; on offer/),
    ],
    [
      ['buy', '18 Camino Largo, 79936'],
      expect.stringContaining('the outcome of the address is notServiceable'),
    ],
    [['buy', '--add', 'rocket'], 'stopped: no offer is called rocket'],
    [['buy', '--device', 'rocket'], 'stopped: the device rocket is not added: LinkedDeviceUnknown'],
    [['buy', '--coupon', 'NADA-99'], expect.stringContaining('the coupon NADA-99 gives no discount')],
    [
      ['cancel-service', '--service', 'rocket'],
      'stopped: no service rocket; services are internet, tv, voice',
    ],
    [
      ['services', '--login', 'nadie@correo.example'],
      expect.stringContaining('no demo login is called nadie@correo.example; logins are julia@'),
    ],
    [
      ['cancel-visit', '--login', 'julia@correo.example'],
      'stopped: no visit of this account can be changed online',
    ],
    [['buy', '--url', 'http://127.0.0.1:9'], 'stopped: failure Unreachable'],
  ])('stops %j with the reason and exit code 1', async (args, reason) => {
    const { code, lines } = await run(...args)
    expect([code, lines.at(-1)]).toEqual([1, reason])
  })

  it.each([
    [['dance'], 'a journey is one of check, buy, resume, order-status, services'],
    [['buy', '--card', '9999'], '--card is one of 1111'],
    [['buy', '--lines', '9'], '--lines is a number from 1 to 5'],
    [['buy', '--url', 'ftp://tienda'], 'is not a web address'],
    [['buy', '--address', 'nowhere'], '«nowhere» is not an address on one line'],
    [['buy', '--add', 'a:b'], 'is not an id with a quantity'],
    [['buy', '--replay', 'x.json'], '--replay takes the journey from its file'],
    [['order-status', '--record', 'x.json'], 'order-status needs a code of a message'],
    [['services', '--url', 'http://127.0.0.1:9'], '--login is the e-mail address'],
    [['bills', 'now'], '«now» is too much'],
    [['buy', '--wings'], '--wings'],
  ])('refuses the command %j with exit code 2', async (args, text) => {
    const { code, lines } = await run(...args)
    expect(code).toBe(2)
    expect(lines.join('\n')).toContain(text)
  })

  it('lists every journey in its help', async () => {
    const { code, lines } = await run('--help')
    expect(code).toBe(0)
    for (const name of ['check', 'buy', 'resume', 'order-status', '--record', '--replay'])
      expect(lines.join('\n')).toContain(name)
  })
})

describe('a recording', () => {
  it.each([
    [['buy', '--technician', '--add', 'wifi-pod']],
    [['resume', '--technician', '--autopay']],
    [['buy', '--card', '0002']],
    [['check', '900 Main Street, 77002']],
    [['buy', '--device', 'samsung-galaxy-z-fold6-azul-marino-256-gb', '--coupon', 'NADA-99']],
    [['bills']],
    [['move-visit']],
    [['withdraw-cancellation']],
  ])('of %j reaches the same states when it is replayed', async (args) => {
    const { file, recording } = await recorded('replayed.json', ...args)
    const states = recording.entries.filter(({ kind }) => kind === 'reached').length
    expect((await run('--replay', file)).lines.at(-1)).toBe(`the same: ${states} states`)
  })

  it('contains no number of a card or an account', async () => {
    const card = await recorded('card.json', 'buy')
    const bank = await recorded('bank.json', 'buy', '--bank', '6789')
    const written = JSON.stringify([card.recording, bank.recording])
    for (const { number } of [...testCards, ...testAccounts]) expect(written).not.toContain(number)
  })

  it('with a changed state fails at this state', async () => {
    const { file, recording } = await recorded('changed.json', 'buy')
    const at = recording.entries.findIndex((entry) => entry.kind === 'reached' && entry.state === 'placing')
    const entries = recording.entries.with(at, {
      ...recording.entries[at],
      state: 'dreaming',
    } as Recording['entries'][number])
    writeFileSync(file, JSON.stringify({ ...recording, entries }))
    const { code, lines } = await run('--replay', file)
    expect(code).toBe(1)
    expect(lines.at(-1)).toMatch(
      new RegExp(
        `^stopped: entry ${at + 1} differs: recorded «checkout · dreaming .*», reached «checkout · placing`,
      ),
    )
  })

  it('with a changed amount fails at the first state with it', async () => {
    const { file, recording } = await recorded('dearer.json', 'buy', '--plan', 'internet-gig')
    writeFileSync(file, JSON.stringify(recording).replaceAll('"monthly":7000', '"monthly":7001'))
    const { code, lines } = await run('--replay', file)
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining('monthly 7001')])
  })

  it('that is invalid is refused in one sentence', async () => {
    const file = join(folder, 'none.json')
    expect((await run('--replay', join(folder, 'missing.json'))).lines).toEqual([
      expect.stringMatching(/^stopped: there is no file .*missing\.json$/),
    ])
    writeFileSync(file, '{')
    expect((await run('--replay', file)).lines).toEqual([`stopped: ${file} is not JSON`])
    writeFileSync(file, '{"version": 2}')
    expect((await run('--replay', file)).lines).toEqual([
      expect.stringContaining('is not a recording: version'),
    ])
  })
})

describe('a running store', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.stop())

  it('sells through the client of the browser, and replays what was recorded there', async () => {
    const { code, lines, file } = await recorded(
      'remote.json',
      'resume',
      '--plan',
      'internet-gig',
      '--technician',
      '--url',
      host.origin,
    )
    expect(code, lines.join('\n')).toBe(0)
    expect((await host.count()).orders).toBe(1)
    const replayed = await run('--replay', file, '--url', host.origin)
    expect([replayed.code, replayed.lines.at(-1)]).toEqual([
      0,
      expect.stringMatching(/^the same: \d+ states$/),
    ])
  })
})
