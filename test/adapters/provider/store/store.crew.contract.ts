import { describe, expect, it } from 'vitest'
import type { Store, StoreTransaction } from '#adapters/provider/store/store.ts'
import type { Crew } from '#adapters/provider/store/store.crew.ts'
import type { CrewPlan } from '#core/schedule/crew-plan.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { defaultCrewPlan } from '#adapters/provider/facts/crew-plans.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import { windowAt } from './store-records.ts'

const monday = windowAt('2026-11-23')
const tuesday = windowAt('2026-11-24')
const miami: Crew = { area: monday.area, kind: 'installation' }

const planOf = (crew: Crew, places: number): CrewPlan => ({
  ...defaultCrewPlan(PROVIDER_CONFIG, crew.kind),
  ...crew,
  places,
  closedDays: ['2026-12-24' as PlainDate],
})

const everywhere = planOf({ ...miami, area: '*' }, 5)
const ofMiami = planOf(miami, 2)
const surveys = planOf({ ...miami, kind: 'siteVisit' }, 1)

/** The contract of the crews in every store. */
export const crewStoreContract = (name: string, emptyStore: () => Store | Promise<Store>): void => {
  describe(`crews in ${name}`, () => {
    const plansIn = (store: Store) => store.transaction((tx) => tx.crewPlans())
    const crewWindows =
      (crew: Crew, from = monday.date, to = tuesday.date) =>
      (tx: StoreTransaction) =>
        tx.crewWindows(crew, monday.area, from, to)

    it('have no plan in an empty store', async () => {
      const store = await emptyStore()
      expect(await plansIn(store)).toEqual([])
      expect(await store.transaction(crewWindows(miami))).toEqual({ plan: null, windows: [] })
    })

    it('have the plan of their area before that of every area, each kind apart (SCH-14)', async () => {
      const store = await emptyStore()
      await store.transaction((tx) => tx.replaceCrewPlans([surveys, ofMiami, everywhere]))
      expect(await plansIn(store)).toEqual([everywhere, ofMiami, surveys])
      const planFor = async (crew: Crew) => (await store.transaction(crewWindows(crew))).plan
      expect(await planFor(miami)).toEqual(ofMiami)
      expect(await planFor({ ...miami, kind: 'siteVisit' })).toEqual(surveys)
      expect(await planFor({ ...miami, area: 'TX-770' })).toEqual({ ...everywhere, area: 'TX-770' })
      expect(await planFor({ area: 'TX-770', kind: 'siteVisit' })).toBeNull()
    })

    it('have no plan that was replaced', async () => {
      const store = await emptyStore()
      await store.transaction((tx) => tx.replaceCrewPlans([everywhere, surveys]))
      await store.transaction((tx) => tx.replaceCrewPlans([ofMiami]))
      expect(await plansIn(store)).toEqual([ofMiami])
      await store.transaction((tx) => tx.replaceCrewPlans([]))
      expect(await plansIn(store)).toEqual([])
    })

    it('have their old plans after a replacement that fails', async () => {
      const store = await emptyStore()
      await store.transaction((tx) => tx.replaceCrewPlans([everywhere]))
      const failed = store.transaction(async (tx) => {
        await tx.replaceCrewPlans([ofMiami])
        throw new Error('changed my mind')
      })
      await expect(failed).rejects.toThrow('changed my mind')
      expect(await plansIn(store)).toEqual([everywhere])
    })

    it('have their windows from the first day to the last, with the plan and without', async () => {
      const store = await emptyStore()
      const wednesday = windowAt('2026-11-25')
      await store.transaction((tx) => tx.openWindows([monday, tuesday, wednesday]))
      expect(await store.transaction(crewWindows(miami))).toEqual({ plan: null, windows: [monday, tuesday] })
      await store.transaction((tx) => tx.replaceCrewPlans([ofMiami]))
      expect(await store.transaction(crewWindows(miami, tuesday.date, wednesday.date))).toEqual({
        plan: ofMiami,
        windows: [tuesday, wednesday],
      })
    })

    it('have windows whose places change, never below the booked ones (SCH-14)', async () => {
      const store = await emptyStore()
      await store.transaction(async (tx) => {
        await tx.openWindows([monday])
        await tx.takePlace(monday.id)
        await tx.takePlace(monday.id)
      })
      const withPlaces = (capacity: number) =>
        store.transaction(async (tx) => {
          await tx.openWindows([{ ...monday, capacity }])
          const window = await tx.windowById(monday.id)
          return [window?.booked, window?.capacity]
        })
      expect(await withPlaces(5)).toEqual([2, 5])
      expect(await withPlaces(1)).toEqual([2, 2])
      expect(await store.transaction((tx) => tx.takePlace(monday.id))).toBe(false)
      await store.transaction((tx) => tx.releasePlace(monday.id))
      expect(await withPlaces(0)).toEqual([1, 1])
    })
  })
}
