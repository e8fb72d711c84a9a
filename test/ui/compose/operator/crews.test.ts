import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crewPlans } from '#adapters/server/store/crew-schema.ts'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { DEFAULT_STORE_ID } from '#adapters/server/store/store-id.ts'
import { listCrews, replaceCrews } from '#ui/compose/operator/crews.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'

const HEADER = 'area,kind,weekdays,windows,places,closed_days,lead_hours,cutoff_hour,horizon_days'
const HOUSES = '*,installation,1-6,8-10 10-12 13-15 15-17,3,,12,20,14'
const SITES = '*,site_visit,1-6,8-10 10-12 13-15 15-17,2,,12,20,14'
const MIAMI = 'FL-331,installation,1-5,8-10,1,2026-12-24,9,24,7'

let [database, folder]: [OpenDatabase | null, string] = [null, '']
beforeAll(async () => {
  database = await openMemoryDatabase()
  folder = await mkdtemp(join(tmpdir(), 'escaparate-crews-'))
})
afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

const opened = () => {
  if (database === null) throw new Error('no database')
  return database.db
}

const list = () => listCrews(opened(), DEFAULT_STORE_ID)

const replace = async (...rows: readonly string[]) => {
  const file = join(folder, 'crews.csv')
  await writeFile(file, [HEADER, ...rows].join('\n'))
  return replaceCrews(opened(), DEFAULT_STORE_ID, file)
}

describe('npm run network -- crews', () => {
  it('lists the defaults, replaces rows, and lists what counts then (SCH-14)', async () => {
    expect(await list()).toEqual({ code: 0, lines: [HEADER, HOUSES, SITES] })
    expect(await replace(MIAMI)).toMatchObject({ code: 0, lines: [expect.stringContaining('1.')] })
    expect((await list()).lines).toEqual([HEADER, HOUSES, SITES, MIAMI])
    await replace(MIAMI, SITES.replace(',2,,', ',4,,'))
    expect((await list()).lines).toEqual([HEADER, HOUSES, SITES.replace(',2,,', ',4,,'), MIAMI])
    await replace()
    expect((await list()).lines).toEqual([HEADER, HOUSES, SITES])
  })

  it('changes nothing if one row of the file is wrong (SCH-14)', async () => {
    await replace(MIAMI)
    const { code, lines } = await replace(HOUSES, SITES.replace(',20,', ',25,'))
    expect(code).toBe(65)
    expect(lines).toEqual([
      expect.stringContaining('crews.csv, línea 3, columna «cutoff_hour»: «25» no es una hora de corte.'),
      'No se cambió nada.',
    ])
    expect((await list()).lines).toContain(MIAMI)
    expect((await replaceCrews(opened(), DEFAULT_STORE_ID, join(folder, 'none.csv'))).code).toBe(65)
    expect((await list()).lines).toContain(MIAMI)
  })

  it('names a stored row that cannot be used, and replaces it (SCH-14)', async () => {
    await replace(MIAMI)
    await opened()
      .update(crewPlans)
      .set({ plan: { places: 3 } })
    const { code, lines } = await list()
    expect(code).toBe(78)
    expect(lines).toEqual([expect.stringContaining('el plan de cuadrillas FL-331, installation no sirve')])
    expect((await replace(MIAMI)).code).toBe(0)
    expect((await list()).code).toBe(0)
  })
})
