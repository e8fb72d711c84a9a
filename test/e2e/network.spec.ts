import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import type { Address } from '#core/address/address.ts'
import { readAvailability } from '#adapters/network-import/read-availability.ts'
import { readFabric } from '#adapters/network-import/read-fabric.ts'
import { writeFiling } from '#test/builders/filing.builder.ts'
import { allRows } from '#test/builders/import-file.builder.ts'
import { buy, planAlone } from '#test/builders/purchase.ts'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { confirmationWords } from '#ui/features/sale/confirmation/es.ts'
import { pageDriver } from './page-driver.ts'
import { expectScreen } from './screens.ts'
import { expect, test } from './store.fixture.ts'
import { serverFile, startStore } from './store.ts'

const run = promisify(execFile)
const command = fileURLToPath(new URL('../../.build/server/network.main.js', import.meta.url))

const town = { city: 'Del Rio', state: 'TX', zip: '78840', latitude: 29.36, longitude: -100.9 } as const

test('a provider imports its filing, and a family buys at one of its homes what its connection carries', async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'escaparate-network-'))
  const files = await writeFiling(folder, { homes: 60, towns: [town], seed: 7, isDirty: false })
  const fibre = new Set<string>()
  const copper = new Set<string>()
  for (const row of await allRows(readAvailability(files.availability)))
    if (row.kind === 'service') {
      if (row.service.technology === 'fibre') fibre.add(row.locationId)
      if (row.service.technology === 'copper') copper.add(row.locationId)
    }
  const homes = (await allRows(readFabric(files.fabric))).flatMap((row) =>
    row.kind === 'home' && row.home.unitCount === 1 ? [row.home] : [],
  )
  const addressOf = (ids: ReadonlySet<string>): Address => {
    const home = homes.find(({ locationId }) => ids.has(locationId))
    return { street: home?.street ?? '', unit: '', zip: home?.zip ?? '' } as Address
  }
  const dataDir = join(folder, 'data')
  const { stdout } = await run(
    process.execPath,
    [command, 'import', '--fabric', files.fabric, '--availability', files.availability],
    { env: { ...process.env, DATA_DIR: dataDir } },
  )
  expect(stdout).toContain('Casas: 60')

  const store = await startStore(dataDir)
  expect(store.output()).not.toContain('Magnolia Street')
  const context = await browser.newContext({ baseURL: store.origin })
  const page = await context.newPage()
  const driver = pageDriver(page)
  const choose = (plan: string) => page.getByRole('button', { name: productsWords.choose(plan) })

  await driver.findAddress({ ...planAlone, address: addressOf(copper) })
  await expectScreen(page, 'products')
  await expect(page.getByRole('main')).toContainText('cable del teléfono')
  await expect(choose('Internet Advantage')).toBeVisible()
  await expect(choose('Internet Gig')).toHaveCount(0)

  await buy(driver, { ...planAlone, address: addressOf(fibre) })
  await expect(page.getByRole('main')).toContainText(confirmationWords.paid.today)
  await context.close()
  await store.stop()
  await rm(folder, { recursive: true, force: true })
})

test('an operator plans crews by a file; the store does not start on a plan that cannot be used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'escaparate-crews-'))
  const file = join(folder, 'crews.csv')
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0' }
  const crews = (...args: readonly string[]) => run(process.execPath, [command, 'crews', ...args], { env })
  const { stdout: usual } = await crews()
  expect(usual).toContain('*,installation,1-6,8-10 10-12 13-15 15-17,3,,12,20,14\n')

  await writeFile(file, usual.replace(',20,', ',25,'))
  await expect(crews('--file', file)).rejects.toMatchObject({
    code: 65,
    stderr: expect.stringMatching(
      /crews\.csv, línea 2, columna «cutoff_hour»: «25» .+\nNo se cambió nada\.\n$/,
    ),
  })
  const late = usual.replace('12,20,14', '9,24,14')
  await writeFile(file, late)
  await crews('--file', file)
  expect((await crews()).stdout).toBe(late)

  const database = await PGlite.create(join(folder, 'data', 'pglite'))
  await database.query(
    `update crew_plans set plan = jsonb_set(plan, '{cutoffHour}', '25') where kind = 'siteVisit'`,
  )
  await database.close()
  await expect(run(process.execPath, [serverFile], { env })).rejects.toMatchObject({
    code: 78,
    stderr: expect.stringMatching(
      /^Configuración: el plan de cuadrillas \*, siteVisit, columna cutoff_hour .+\n$/,
    ),
  })
  await rm(folder, { recursive: true, force: true })
})
