import type { Browser } from '@playwright/test'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { benchedPages, pageBudget } from './budgets.ts'
import { readPages, weighHtml, weighLoader } from './built-bytes.ts'
import { loadSlowly, openPhone, type PageLoad } from './page-load.ts'
import { kib, median, row, say } from './report.ts'
import { serveBarePage } from './static-page.ts'

/** The number of loads per median. */
const ROUNDS = 9

/** A first paint and a largest paint against those of the bare page. */
const RATIO = 1.05

type Figure = 'fcp' | 'lcp' | 'tbt' | 'longestTask' | 'cls'

const medianOf = (loads: readonly PageLoad[], figure: Figure): number =>
  median(loads.map((load) => load[figure]))

const leastOf = (loads: readonly PageLoad[], figure: Figure): number =>
  Math.min(...loads.map((load) => load[figure]))

/** Prints what each public page weighs before its visitor does anything. */
export const sayPages = (): void => {
  const { htmlAndStyles, script } = pageBudget
  const pages = readPages()
  say('\nPublic pages, bytes as sent (brotli 11), in KiB')
  for (const path of benchedPages)
    row(
      kib(weighHtml(pages[path] ?? '')),
      `${path}: HTML with its styles, of ${htmlAndStyles.held}, wanted ${htmlAndStyles.wanted}`,
    )
  row(
    kib(weighLoader().total),
    `script before the visitor does anything, of ${script.held}, wanted ${script.wanted}`,
  )
}

const loadOnce = async (browser: Browser, url: string): Promise<PageLoad> => {
  const { context, page } = await openPhone(browser, { isEager: true })
  const load = await loadSlowly(page, url)
  await context.close()
  return load
}

const sayPage = (path: string, bare: readonly PageLoad[], own: readonly PageLoad[]): void => {
  const ratio = (of: typeof medianOf, figure: Figure): string =>
    (of(own, figure) / of(bare, figure)).toFixed(2)
  const ms = (loads: readonly PageLoad[], figure: Figure): string => medianOf(loads, figure).toFixed(0)
  row(ratio(medianOf, 'fcp'), `${path}: first paint of ${RATIO}, ${ms(own, 'fcp')} ms of ${ms(bare, 'fcp')}`)
  row(ratio(medianOf, 'lcp'), `largest paint of ${RATIO}, ${ms(own, 'lcp')} ms of ${ms(bare, 'lcp')}`)
  row(
    ratio(leastOf, 'lcp'),
    'largest paint of the quickest loads, which say more where others use the machine',
  )
  row(medianOf(own, 'cls').toFixed(3), 'layout shift of 0')
  row(
    ms(own, 'tbt'),
    `blocking time of 0, longest task ${ms(own, 'longestTask')} ms; the bare page ${ms(bare, 'tbt')}, ${ms(bare, 'longestTask')} ms`,
  )
}

/** Loads public pages on a slow phone, in turns with a bare page of the same content under the same noise. */
export const benchPages = async (browser: Browser): Promise<void> => {
  const host = await startTestHost({ isSiteBuilt: true })
  say(
    `\nPublic pages on a slow phone, against bare pages (412x823, processor 4x slower, 150 ms, 1.6 Mbit/s; medians of ${ROUNDS})`,
  )
  try {
    for (const path of benchedPages) {
      const url = `${host.origin}${path}`
      const bare = await serveBarePage(url)
      const loads: Record<'bare' | 'own', PageLoad[]> = { bare: [], own: [] }
      await loadOnce(browser, url)
      for (let round = 0; round < ROUNDS; round += 1) {
        loads.bare.push(await loadOnce(browser, bare.origin))
        loads.own.push(await loadOnce(browser, url))
      }
      await bare.stop()
      sayPage(path, loads.bare, loads.own)
    }
  } finally {
    await host.stop()
  }
}
