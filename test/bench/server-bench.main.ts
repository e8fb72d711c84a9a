import { parseArgs } from 'node:util'
import { type Cluster, openPgliteArena, openPostgresArena } from '#test/faults/races/cluster.ts'
import { steps } from '#test/faults/history/journey.ts'
import { cpuOfCart, cpuOfPages } from './request-cpu.ts'
import { say } from './report.ts'
import { type LoadFigures, loadJourneys } from './server-load.ts'

/** The limits of the server; times in ms. */
const goals = {
  pglite: 10,
  postgres: 15,
  p95: 150,
  p99: 400,
  orderP95: 300,
  pageRatio: 1.3,
  cart: 0.15,
} as const

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string' },
    /** Where the processes write profiles of their processor time. */
    profile: { type: 'string' },
  },
})

const MIB = 1024 * 1024

const at = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

const against = (figure: number, goal: number, digits = 0): string =>
  `${figure.toFixed(digits)} of ${goal}${figure <= goal ? '' : '  ✗'}`

const sayLoad = (name: string, perSecond: number, load: LoadFigures): void => {
  const done = load.ordered / load.seconds
  const isMet = load.ordered === load.begun && load.broken.length === 0
  say(`\n${name}: ${perSecond} journeys begun a second, open loop`)
  say(
    `  ordered      ${load.ordered} of ${load.begun} in ${load.seconds.toFixed(1)} s, ${done.toFixed(1)}/s${isMet ? '' : '  ✗'}`,
  )
  say(
    `  a call       p50 ${at(load.calls, 0.5).toFixed(1)}  p95 ${against(at(load.calls, 0.95), goals.p95)}  p99 ${against(at(load.calls, 0.99), goals.p99)} ms`,
  )
  say(
    `  an order     p50 ${at(load.orders, 0.5).toFixed(1)}  p95 ${against(at(load.orders, 0.95), goals.orderP95)}  p99 ${at(load.orders, 0.99).toFixed(0)} ms`,
  )
  say(
    `  processor    ${load.cpuMsPerCall.toFixed(2)} ms a call in the server, ${load.driverCpuMsPerCall.toFixed(2)} in the driver beside it`,
  )
  say(`  memory       ${(load.rssBytes / MIB).toFixed(0)} MiB resident in the largest process`)
  say(`  turned away  ${load.refused} of ${load.calls.length} calls`)
  for (const broken of load.broken.slice(0, 5)) say(`  ✗ ${broken}`)
}

const isWanted = (part: string): boolean => values.only === undefined || values.only.split(',').includes(part)

const execArgv = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]

const load = async (name: string, usual: number, open: () => Promise<Cluster>): Promise<void> => {
  const perSecond = Number(values.rate ?? usual)
  const cluster = await open()
  try {
    await loadJourneys(cluster, { perSecond: Math.min(perSecond, 5), seconds: 4 })
    sayLoad(name, perSecond, await loadJourneys(cluster, { perSecond, seconds: Number(values.seconds) }))
  } finally {
    await cluster.close()
  }
}

say(
  `A journey is ${steps.length} calls, ${steps.filter(({ isWrite }) => isWrite).length} of them writes, with one order.`,
)
if (isWanted('cart')) {
  const { lines, cart, shortCart } = await cpuOfCart()
  say(`\nA priced cart, from the call to its JSON, no database: processor time`)
  say(`  ${lines} lines     ${against(cart, goals.cart, 3)} ms`)
  say(`  one line     ${shortCart.toFixed(3)} ms`)
}
if (isWanted('page')) {
  const { page, bare } = await cpuOfPages()
  say(`\nA prerendered page over HTTP: processor time`)
  say(`  the store    ${page.toFixed(3)} ms, times the next ${against(page / bare, goals.pageRatio, 2)}`)
  say(`  node:http    ${bare.toFixed(3)} ms for the same bytes`)
}
if (isWanted('pglite')) await load('PGlite, one process', goals.pglite, () => openPgliteArena(execArgv))
if (isWanted('postgres'))
  await load('PostgreSQL, two processes', goals.postgres, () => openPostgresArena(execArgv))
