import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultCrewPlan } from '#adapters/provider/facts/crew-plans.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import { openHost } from '#adapters/server/host.ts'
import { BadCrewPlanError } from '#adapters/server/store/crew-rows.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { hostParts } from '#test/builders/host.builder.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'escaparate-crews-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const usual = defaultCrewPlan(PROVIDER_CONFIG, 'installation')

const storeBadPlan = async (): Promise<void> => {
  const { db, close } = await openMemoryDatabase({ dataDir })
  const { store } = createSqlStore(db, () => undefined)
  await store.transaction((tx) => tx.replaceCrewPlans([{ ...usual, area: 'FL-331', cutoffHour: 25 }]))
  await close()
}

describe('the start of a host', () => {
  it('fails on a stored plan of crews that cannot be used, and names its row (SCH-14)', async () => {
    await storeBadPlan()
    const failure: unknown = await openHost({ ...hostParts, dataDir }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BadCrewPlanError)
    expect(failure).toMatchObject({
      message: 'unusable row: crew_plans/FL-331/installation/cutoffHour',
      bad: { area: 'FL-331', kind: 'installation', field: 'cutoffHour' },
    })
  })
})
