import { either as E } from 'fp-ts'
import { brand } from '#adapters/brand/brand.ts'
import { zipAreas } from '#adapters/provider/network/build-places.ts'
import { fittingPlan, speedPlans } from '#core/speed/fitting-plan.ts'
import { speedNeed } from '#core/speed/speed-need.ts'
import { byDistance, centerOfZip } from '#core/stores/nearest-stores.ts'
import { type Command, decided, misused, textOf } from './command.ts'

const NEAREST = 3

export const storesCommand: Command = {
  area: 'site',
  summary: 'the stores near a zip',
  usage: 'stores <zip>',
  example: 'stores 33130',
  options: {},
  run: ([zip = '']) => {
    const from = centerOfZip(zipAreas(), zip)
    if (from === null) return misused(`no area of a zip ${zip}; stores 33130`)
    const near = byDistance(brand.site.stores, ({ location }) => location, from).slice(0, NEAREST)
    const named = near.map(({ store, miles }) => `${store.name}, ${String(Math.round(miles))} miles`)
    return E.right(decided(named, 'STO-02', { zip }))
  },
}

export const speedCommand: Command = {
  area: 'speed',
  summary: 'the speed and the plan that a household needs',
  usage:
    'speed --people <number> --devices <number> [--videos <4K videos at once>] [--calls <video calls at once>]',
  example: 'speed --people 4 --devices 15 --videos 2',
  options: {
    people: { type: 'string' },
    devices: { type: 'string' },
    videos: { type: 'string' },
    calls: { type: 'string' },
  },
  run: (_, values) => {
    const count = (name: string): number => Number(textOf(values[name]) ?? 0)
    const uses = { video4k: count('videos'), videoHd: 0, videoCall: count('calls'), gaming: 0, download: 0 }
    const need = speedNeed({ people: count('people'), devices: count('devices'), uses })
    const fitting = fittingPlan(speedPlans(brand.catalog.offers), need)
    return E.right(decided({ need, plan: fitting?.plan.name ?? null }, 'SPD-03', { uses }))
  },
}
