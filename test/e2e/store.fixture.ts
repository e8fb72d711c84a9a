import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { wrongAutofill } from './autofill.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { PurchaseStep } from '#test/builders/purchase.ts'
import { openSale } from './saved-sale.ts'
import { classesWithoutRule } from './styled.ts'

export const serverFile = fileURLToPath(new URL('../../.build/server/server.main.js', import.meta.url))

export type Started = {
  readonly origin: string
  /** Where it stores its data. Its outbox is there, too. */
  readonly dataDir: string
  readonly output: () => string
  readonly signal: (signal: NodeJS.Signals) => void
  readonly stop: () => Promise<number>
}

/** Resolves once a store says that it is ready. A busy machine makes it refuse visitors at first. */
const untilReady = async (origin: string): Promise<void> => {
  const { ok } = await fetch(`${origin}/health/ready`)
  if (!ok) await untilReady(origin)
}

/** Starts the built store as `npm start` does, on a free port and a data folder of its own. */
export const startStore = async (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Started> => {
  const child = spawn(process.execPath, [serverFile], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, CLIENT_LIMIT_FACTOR: '1000', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const found = /https?:\/\/[\d.]+:\d+/.exec(output)
      if (found !== null && output.includes('Tarjeta')) resolve(found[0])
    })
    child.once('exit', (code) => reject(new Error(`the store ended with ${code}: ${output}`)))
  })
  await untilReady(origin)
  return {
    origin,
    dataDir,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = (await exited) as [number | null]
      return code ?? -1
    },
  }
}

type Fixtures = {
  /** Inspects a screen: axe finds no violation, every rendered class has a rule, every typed field its autofill token. */
  readonly axe: (page: Page, screen: string) => Promise<void>
  /** Opens a path of a sale that was driven through a step without a browser. */
  readonly openAfter: (
    page: Page,
    through: PurchaseStep,
    path: string,
    install?: InstallKind,
  ) => Promise<void>
  /** Whether the test breaches the content policy on purpose. */
  readonly breachesPolicy: boolean
}
type WorkerFixtures = { readonly store: Started }

export const test = base.extend<Fixtures, WorkerFixtures>({
  store: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-e2e-'))
      const store = await startStore(dataDir)
      await provide(store)
      expect(await store.stop(), 'SIGTERM drains and exits 0').toBe(0)
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  breachesPolicy: [false, { option: true }],
  page: async ({ page, breachesPolicy }, provide) => {
    const breaches: string[] = []
    page.on('console', (message) => {
      if (/Content.Security.Policy|Trusted(?:HTML|Script)/i.test(message.text()))
        breaches.push(message.text())
    })
    await provide(page)
    if (!breachesPolicy) expect(breaches, 'breaches of the content policy (S1, S3)').toEqual([])
  },
  baseURL: async ({ store }, provide) => provide(store.origin),
  openAfter: async ({ baseURL }, provide) =>
    provide((page, through, path, install) => openSale(page, baseURL ?? '', through, path, install)),
  // oxlint-disable-next-line no-empty-pattern
  axe: async ({}, provide) =>
    provide(async (page, screen) => {
      expect(await classesWithoutRule(page), `${screen}: classes without a rule`).toEqual([])
      expect(await wrongAutofill(page), `${screen}: fields without their autofill token`).toEqual([])
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${screen}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual(
        [],
      )
    }),
})

export { expect }
