import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportHomes } from '#adapters/network-import/export-homes.ts'
import type { ImportedRow } from '#adapters/network-import/imported-row.ts'
import { readAddresses } from '#adapters/network-import/read-addresses.ts'
import type { NetworkHome } from '#core/network/home.ts'

const home: NetworkHome = {
  locationId: '1000000001',
  street: '12 Oak St',
  unit: 'Apt 1',
  city: 'Cañón "Alto", Sur',
  state: 'TX',
  zip: '02134',
  unitCount: 4,
  service: {
    technology: 'geostationarySatellite',
    downloadMbps: 100,
    uploadMbps: 20,
    isLowLatency: false,
    customers: 'both',
  },
  point: { latitude: 31.7619, longitude: -106.485 },
}
const plain: NetworkHome = { ...home, unit: '', service: null, point: null }

async function* streamOf(homes: readonly NetworkHome[]): AsyncGenerator<NetworkHome> {
  yield* homes
}

describe('exportHomes', () => {
  it('writes what readAddresses reads back as the same homes', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'escaparate-export-'))
    const file = join(dir, 'homes.csv')
    await writeFile(file, exportHomes(streamOf([home, plain])))
    const read: ImportedRow[] = []
    for await (const row of readAddresses(file)) read.push(row)
    expect(read).toEqual([
      { kind: 'home', line: 2, home },
      { kind: 'home', line: 3, home: plain },
    ])
    await rm(dir, { recursive: true })
  })
})
