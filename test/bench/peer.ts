import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Computes the totals of a cart and writes them into it. */
export type Totals = (cart: object) => unknown

const NAME = '@medusajs/utils'
const INSTALL_MS = 180_000

const manifest = fileURLToPath(new URL('peer/package.json', import.meta.url))
const room = fileURLToPath(new URL('../../node_modules/.cache/bench-peer/', import.meta.url))
const require = createRequire(`${room}package.json`)

type Manifest = { readonly dependencies: Readonly<Record<string, string>> }

const isInstalled = (): boolean => {
  try {
    const installed = JSON.parse(readFileSync(`${room}node_modules/${NAME}/package.json`, 'utf8')) as {
      readonly version: string
    }
    const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
    return installed.version === dependencies[NAME]
  } catch {
    return false
  }
}

const install = (): void => {
  mkdirSync(room, { recursive: true })
  copyFileSync(manifest, `${room}package.json`)
  const flags = ['--no-package-lock', '--ignore-scripts', '--omit=peer', '--omit=optional', '--silent']
  spawnSync('npm', ['install', ...flags], { cwd: room, stdio: 'ignore', timeout: INSTALL_MS })
}

/** The totals of the peer, installed at the first use; null where that fails. */
export const peerTotals = (): Totals | null => {
  if (!isInstalled()) install()
  if (!isInstalled()) return null
  return (require(NAME) as { readonly decorateCartTotals: Totals }).decorateCartTotals
}
