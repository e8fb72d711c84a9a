import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { brandSlugs, DEFAULT_BRAND } from '#adapters/brand/slug.ts'
import { chromiumArgs } from './chromium.ts'
import { readDrawing, STILL, waitUntilDrawn } from './drawn.ts'

/** A way to photograph a story: the width in CSS pixels, what the system prefers, and the selections of the toolbar. */
export type View = {
  readonly name: string
  readonly width: number
  readonly colorScheme?: 'dark'
  readonly contrast?: 'more'
  readonly globals?: string
  /** The tag of stories that this view leaves out. */
  readonly without?: string
}

/** The narrowest supported window, in CSS pixels. */
const PHONE = 360
const HEIGHT = 900

/** The views of every story. Views with the same toolbar selections share one load of the story. */
export const views: readonly View[] = [
  { name: 'phone', width: PHONE },
  { name: 'desktop', width: 1440 },
  { name: 'dark', width: PHONE, colorScheme: 'dark' },
  { name: 'contrast', width: PHONE, contrast: 'more' },
  { name: 'english', width: PHONE, globals: 'language:en', without: 'spanish-texts' },
  ...brandSlugs
    .filter((slug) => slug !== DEFAULT_BRAND)
    .map((slug) => ({ name: slug, width: PHONE, globals: `brand:${slug}`, without: 'default-catalog' })),
]

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a folder to this machine. */
const serve = async (folder: string): Promise<Server> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    readFile(join(folder, pathname)).then(
      (bytes) =>
        response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream').end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

export type Story = { readonly id: string; readonly title: string; readonly name: string }

type IndexEntry = Story & { readonly type: string; readonly tags: readonly string[] }

/** How long a story may take until it has played, in ms. */
const PLAY_MS = 30_000

/** Waits until a story has played. It fails where the story cannot be rendered. */
const played = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  const outcome = await page.waitForFunction(
    () => {
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as
        | { readonly last: (event: string) => unknown }
        | undefined
      if (document.body.classList.contains('sb-show-errordisplay')) return 'failed'
      return channel?.last('storyFinished') === undefined ? null : 'played'
    },
    null,
    { timeout: PLAY_MS },
  )
  if ((await outcome.jsonValue()) === 'failed') throw new Error('the story does not render')
}

/** Takes a picture of the complete page: the window becomes as high as the page, unless a dialog fills it. */
const photograph = async (page: Page, { width, colorScheme, contrast }: View): Promise<Buffer> => {
  const drawn = (): Promise<number> => waitUntilDrawn(() => page.evaluate(readDrawing))
  await page.emulateMedia({
    colorScheme: colorScheme ?? 'light',
    contrast: contrast ?? 'no-preference',
    reducedMotion: 'reduce',
  })
  await page.setViewportSize({ width, height: HEIGHT })
  const height = await drawn()
  if (height > HEIGHT && (await page.locator('dialog:modal').count()) === 0) {
    await page.setViewportSize({ width, height })
    await drawn()
  }
  return page.screenshot()
}

/** The stories of a built Storybook and their pictures. */
export type Photographer = {
  readonly stories: readonly Story[]
  /** Takes the pictures of a story, by view; a view in which it does not render has the reason instead. */
  readonly photographsOf: (id: string) => Promise<ReadonlyMap<string, Buffer | string>>
  readonly close: () => Promise<void>
}

const openPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ locale: 'es-US', timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.addInitScript((still) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(still)
    document.adoptedStyleSheets.push(sheet)
  }, STILL)
  return page
}

export const openPhotographer = async (folder: string): Promise<Photographer> => {
  const server = await serve(folder)
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...chromiumArgs],
  })
  const page = await openPage(browser)
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexEntry>>
  }
  const stories = Object.values(entries).filter(({ type }) => type === 'story')

  const photographsOf = async (id: string): Promise<ReadonlyMap<string, Buffer | string>> => {
    const tags = entries[id]?.tags ?? []
    const taken = new Map<string, Buffer | string>()
    let loaded: string | null = null
    for (const view of views.filter(({ without = '' }) => !tags.includes(without))) {
      const globals = ['a11y.manual:!true', view.globals ?? []].flat().join(';')
      const url = `http://127.0.0.1:${port}/iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=${globals}`
      try {
        if (url !== loaded) await played(page, url)
        loaded = url
        taken.set(view.name, await photograph(page, view))
      } catch (error) {
        loaded = null
        taken.set(view.name, String(error))
      }
    }
    return taken
  }

  const close = async (): Promise<void> => {
    await browser.close()
    server.close()
  }
  return { stories, photographsOf, close }
}
