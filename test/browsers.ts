import { existsSync } from 'node:fs'

const WINDOWLESS = '/usr/bin/chromium-headless-shell'
const named = process.env['CHROMIUM_PATH']

/** The full browser: takes screenshots, stores pages for Back, and is measured. */
export const fullBrowser = named ?? '/usr/bin/chromium'

/** Returns the headless shell (two thirds of the time), or the full browser if it is missing or one was named. */
export const quickBrowser = (): string =>
  named === undefined && existsSync(WINDOWLESS) ? WINDOWLESS : fullBrowser

/** Debian's packages of browsers that are not there. */
export const missingBrowsers = (): readonly string[] =>
  named === undefined
    ? ['chromium', 'chromium-headless-shell'].filter((name) => !existsSync(`/usr/bin/${name}`))
    : []

export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
