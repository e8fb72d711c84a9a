import type { Drawings } from './drawing.ts'
import { Dance, Lineup, Novela, Remotes, Rooftop, Stack } from './tv-rooms.tsx'
import { Bedtime, Bus, Fort, Hammock, OldSet, TwoBills, Xumo } from './tv-screens.tsx'

export const tvPictures: Drawings = {
  tvStack: { Drawing: Stack, height: 260 },
  tvDance: { Drawing: Dance },
  tvNovela: { Drawing: Novela },
  tvRooftop: { Drawing: Rooftop },
  tvRemotes: { Drawing: Remotes },
  tvLineup: { Drawing: Lineup },
  tvBus: { Drawing: Bus, width: 640, height: 230 },
  tvXumo: { Drawing: Xumo },
  tvOldSet: { Drawing: OldSet },
  tvHammock: { Drawing: Hammock },
  tvBedtime: { Drawing: Bedtime },
  tvFort: { Drawing: Fort },
  tvTwoBills: { Drawing: TwoBills },
}
