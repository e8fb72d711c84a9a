import type { Drawings } from './drawing.ts'
import { CutHouse } from './tv-house.tsx'
import { Patio, Schedule, TvWindows, TwoShores } from './tv-outdoors.tsx'
import { Dance, Lineup, Novela, Remotes, Rooftop, Stack } from './tv-rooms.tsx'
import { Bedtime, Bus, Fort, Hammock, OldSet, TwoBills, Xumo } from './tv-screens.tsx'
import { Hooks, Stall, Table } from './tv-things.tsx'

export const tvPictures: Drawings = {
  tvWindows: { Drawing: TvWindows, width: 640, height: 250 },
  tvStack: { Drawing: Stack, height: 260 },
  tvDance: { Drawing: Dance },
  tvNovela: { Drawing: Novela },
  tvRooftop: { Drawing: Rooftop },
  tvRemotes: { Drawing: Remotes },
  tvLineup: { Drawing: Lineup },
  tvBus: { Drawing: Bus, width: 640, height: 230 },
  tvXumo: { Drawing: Xumo },
  tvOldSet: { Drawing: OldSet },
  tvCutHouse: { Drawing: CutHouse },
  tvHammock: { Drawing: Hammock },
  tvBedtime: { Drawing: Bedtime },
  tvFort: { Drawing: Fort },
  tvTwoBills: { Drawing: TwoBills },
  tvPatio: { Drawing: Patio, width: 640, height: 230 },
  tvSchedule: { Drawing: Schedule },
  tvHooks: { Drawing: Hooks },
  tvTable: { Drawing: Table },
  tvTwoShores: { Drawing: TwoShores },
  tvStall: { Drawing: Stall },
}
