import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { storeProcess } from '#test/builders/store-process.builder.ts'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { screenBudgets, type ScreenName } from './budgets.ts'
import { weighScreen } from './built-bytes.ts'
import { goFromLanding, type LandingJourney } from './landing-journey.ts'
import { loadSlowly, openPhone, type PageLoad } from './page-load.ts'
import { kib, median, row, say } from './report.ts'
import { shopperAt } from './shopper.ts'
import { serveBarePage } from './static-page.ts'

/** The number of loads for a median. */
const ROUNDS = 5

const figures = ['fcp', 'lcp', 'tbt', 'longestTask', 'cls'] as const

const medianOf = (loads: readonly PageLoad[], figure: (typeof figures)[number]): number =>
  median(loads.map((load) => load[figure]))

const sayLoads = (name: string, loads: readonly PageLoad[]): void =>
  row(
    '',
    `${name.padEnd(12)} ${figures.map((figure) => `${figure} ${medianOf(loads, figure).toFixed(figure === 'cls' ? 3 : 0)}`).join('  ')}  requests ${median(loads.map(({ requests }) => requests))}`,
  )

const loadOnce = async (browser: Browser, url: string): Promise<PageLoad> => {
  const { context, page } = await openPhone(browser, { isEager: true })
  const load = await loadSlowly(page, url)
  await context.close()
  return load
}

const unweighed = (screen: ScreenName, load: PageLoad | undefined): readonly string[] => {
  const { files } = weighScreen(screenBudgets[screen].sources)
  const known = files.map(({ file }) => file)
  return Object.keys(load?.scripts ?? {}).filter((script) => !known.includes(script))
}

/** Each screen of the shop, opened directly during a sale. */
export const benchScreens = async (browser: Browser): Promise<void> => {
  const host = await startTestHost({ isSiteBuilt: true })
  const shopper = shopperAt(host.origin)
  try {
    for (const screen of Object.keys(screenBudgets) as ScreenName[]) {
      await shopper.leadTo(screen)
      const loads: PageLoad[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const { context, page } = await shopper.takeUp(browser, false)
        loads.push(await loadSlowly(page, `${host.origin}${screenBudgets[screen].path}`))
        await context.close()
      }
      sayLoads(screen, loads)
      const scripts = loads[0]?.scripts ?? {}
      const sent = Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0)
      row('', `${' '.repeat(12)} script ${kib(sent)} KiB in ${Object.keys(scripts).length} files`)
      for (const script of unweighed(screen, loads[0])) row('', `${' '.repeat(12)} not weighed: ${script}`)
    }
  } finally {
    shopper.stop()
    await host.stop()
  }
}

const sayJourney = (journeys: readonly LandingJourney[], bareFcp: number): void => {
  const of = (figure: 'painted' | 'ready' | 'tbt' | 'longestTask' | 'script' | 'scriptAfterPress'): number =>
    median(journeys.map((journey) => journey[figure]))
  const ratio = (figure: 'painted' | 'ready'): string => (of(figure) / bareFcp).toFixed(2)
  say('\nFrom the button of the landing form to the plans, on the same slow phone')
  row(
    '',
    `plans painted ${of('painted').toFixed(0)} ms (wanted 1000, goal 800; ${ratio('painted')} x the first paint of its bare page)`,
  )
  row('', `a plan can be chosen ${of('ready').toFixed(0)} ms (${ratio('ready')} x)`)
  row(
    '',
    `blocking time ${of('tbt').toFixed(0)} ms of 100, longest task ${of('longestTask').toFixed(0)} ms of 100`,
  )
  row(
    '',
    `script ${kib(of('script'))} KiB since the landing page, ${kib(of('scriptAfterPress'))} after the press; sent twice: ${journeys[0]?.twice.length ?? 0} files`,
  )
}

/** The way from the address form of the landing page to the plans, on the built store as it is deployed. */
export const benchJourney = async (browser: Browser): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-bench-'))
  const store = await storeProcess({ DATA_DIR: dataDir, CLIENT_LIMIT_FACTOR: '1000' })
  await store.start()
  const origin = `http://127.0.0.1:${store.port}`
  const bare = await serveBarePage(origin)
  const journeys: LandingJourney[] = []
  const bareLoads: PageLoad[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      bareLoads.push(await loadOnce(browser, bare.origin))
      journeys.push(await goFromLanding(browser, origin))
    }
  } finally {
    await bare.stop()
    await store.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  sayJourney(journeys, medianOf(bareLoads, 'fcp'))
}
