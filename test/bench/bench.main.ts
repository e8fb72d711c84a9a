import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { entries, layout } from '#ui/build/layout.ts'
import { type ScreenBudget, screenBudgets, type ScreenName } from './budgets.ts'
import { type Parts, weighLoader, weighScreen, weighScripts, type Weight } from './built-bytes.ts'
import { benchCore } from './core-bench.ts'
import { benchDeviceList } from './device-list-bench.ts'
import { keptFile } from './growth.ts'
import { launchArgs, fullBrowser } from '../browsers.ts'
import { benchJourney, benchScreens } from './page-benches.ts'
import { benchPresses } from './press-bench.ts'
import { benchNetwork } from './network-bench.ts'
import { kib, row, say } from './report.ts'
import { benchBuilds, benchServer } from './site-build.ts'
import { benchIslands } from './site-islands.ts'
import { benchPages, sayPages } from './site-pages.ts'

const screens = Object.entries(screenBudgets) as readonly (readonly [ScreenName, ScreenBudget])[]

const packageOf = (part: string): string => {
  const [room = '', folder = '', more = ''] = part.split('/')
  if (!/^(?:core|adapters|ui)$/.test(room)) return part
  return room === 'core' || folder === 'features'
    ? `${room}/${folder}${room === 'core' ? '' : `/${more}`}`
    : `${room}/${folder}`
}

const byPackage = (parts: Parts): readonly (readonly [string, number])[] => {
  const sums = new Map<string, number>()
  for (const [part, bytes] of Object.entries(parts))
    sums.set(packageOf(part), (sums.get(packageOf(part)) ?? 0) + bytes)
  return [...sums].toSorted(([, a], [, b]) => b - a)
}

const sayWeight = (title: string, { total, files, parts }: Weight): void => {
  say(`\n${title}: ${kib(total)} KiB in ${files.length} files`)
  for (const { file, bytes } of files) row(kib(bytes), file)
  say('  of which')
  for (const [name, bytes] of byPackage(parts).filter(([, share]) => share >= 256)) row(kib(bytes), name)
}

const sayBytes = (): void => {
  say('Bytes as sent (brotli 11), in KiB; the shares of packages and folders are by minified size.')
  sayWeight('public page, script once its address form starts', weighScripts([entries.island]))
  for (const [name, { sources, kib: held, wanted }] of screens)
    sayWeight(`${name} (held at ${held}, wanted ${wanted})`, weighScreen(sources))
}

/** Each part at its largest, since not every screen leads to all of a package. */
const largest = (all: readonly Parts[]): Parts => {
  const found = new Map<string, number>()
  for (const [part, bytes] of all.flatMap((parts) => Object.entries(parts)))
    found.set(part, Math.max(bytes, found.get(part) ?? 0))
  return Object.fromEntries(found)
}

const keepBytes = async (): Promise<void> => {
  const weights = [weighLoader(), ...screens.map(([, { sources }]) => weighScreen(sources))]
  const kept = largest(weights.map(({ source }) => source))
  const sorted = Object.entries(kept).toSorted(([a], [b]) => a.localeCompare(b))
  await writeFile(keptFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

const inBrowser = async (...parts: readonly ((browser: Browser) => Promise<void>)[]): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: fullBrowser,
    args: launchArgs,
  })
  try {
    for (const part of parts) await part(browser)
  } finally {
    await browser.close()
  }
}

/** The public pages: bytes, loads, islands, the server's processor time, the prerender and a second build. */
const benchSite = async (): Promise<void> => {
  sayPages()
  await inBrowser(benchPages, benchIslands, benchDeviceList)
  await benchServer()
  benchBuilds()
}

const build = (): void => {
  const { status } = spawnSync('node', ['ui/build/build.ts', '--if-changed'], {
    cwd: layout.root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

const wanted = process.argv.slice(2)
if (wanted.includes('core')) benchCore()
else if (wanted.includes('--keep')) {
  build()
  await keepBytes()
} else if (wanted.includes('network')) {
  build()
  await benchNetwork()
} else if (wanted.includes('site')) {
  build()
  await benchSite()
} else {
  build()
  benchCore()
  sayBytes()
  await benchSite()
  await inBrowser(benchScreens, benchPresses, benchJourney)
}
