import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_DOCS } from '#adapters/server/http/api-docs.ts'
import type { Site } from '#adapters/http/pages.ts'
import { paths } from '#core/routes/routes.ts'
import { hrefInLanguage } from '#core/session/language-preference.ts'
import { languageOfPath, languages } from '#core/shared/language.ts'
import { root } from '#test/architecture/repository.ts'
import { launchArgs, quickBrowser } from '#test/browsers.ts'
import { type StoreProcess, storeProcess } from '#test/builders/store-process.builder.ts'
import { layout } from '#ui/build/layout.ts'
import {
  faultsAtWidths,
  faultsInForcedColors,
  faultsInTheDark,
  faultsOnPaper,
  faultsWithoutMotion,
  layOut,
} from './page-faults.ts'

const { documents } = JSON.parse(await readFile(layout.site, 'utf8')) as Site

/** Every public page in both languages. */
const pages = [
  ...Object.keys(documents).filter((path) => path !== API_DOCS),
  ...languages.flatMap((language) =>
    [paths.orderStatus, paths.notFound].map((path) => hrefInLanguage(path, language)),
  ),
]

/** The widths of the pictures of the Spanish pages, in CSS pixels. */
const PICTURED = [360, 769, 1440] as const

const pictures = `${root}/.reports/site`

let browser: Browser
let store: StoreProcess
let dataDir: string

const openPage = async (path: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${store.port}`, locale: 'es-US' })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Takes a screenshot of a page at each width, for review. */
const picture = async (page: Page, path: string): Promise<void> => {
  await layOut(page)
  for (const width of PICTURED) {
    await page.setViewportSize({ width, height: 900 })
    const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '_')
    await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true })
  }
}

describe.skipIf(!existsSync(quickBrowser()))('a public page in a browser', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'escaparate-site-'))
    store = await storeProcess({
      DATA_DIR: dataDir,
      CLIENT_LIMIT_FACTOR: '1000',
      MAX_EVENT_LOOP_DELAY_MS: '60000',
    })
    await store.start()
    await mkdir(pictures, { recursive: true })
    browser = await chromium.launch({ executablePath: quickBrowser(), args: launchArgs })
  })
  afterAll(async () => {
    await browser.close()
    await store.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it.concurrent.each(pages)(
    '%s: axe finds nothing at any width and in any colours, nothing scrolls sideways or moves, print hides no text',
    async (path) => {
      const page = await openPage(path)
      const faults = [
        ...(await faultsAtWidths(page)),
        ...(await faultsInTheDark(page)),
        ...(await faultsInForcedColors(page)),
        ...(await faultsWithoutMotion(page)),
        ...(await faultsOnPaper(page)),
      ]
      await page.close()
      if (path in documents && languageOfPath(path) === 'es') {
        const pictured = await openPage(path)
        await picture(pictured, path)
        await pictured.context().close()
      }
      await page.context().close()
      expect(faults).toEqual([])
    },
  )
})
