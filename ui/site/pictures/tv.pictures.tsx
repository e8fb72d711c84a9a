import type { Drawings } from './drawing.ts'
import { Dance, Lineup, Novela, Remotes, Rooftop, Stack } from './tv-rooms.tsx'

export const tvPictures: Drawings = {
  tvStack: { Drawing: Stack, height: 260 },
  tvDance: { Drawing: Dance },
  tvNovela: { Drawing: Novela },
  tvRooftop: { Drawing: Rooftop },
  tvRemotes: { Drawing: Remotes },
  tvLineup: { Drawing: Lineup },
}
