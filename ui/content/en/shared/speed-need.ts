import { speedUses } from '#core/speed/speed-need.ts'
import type * as es from '#ui/content/es/shared/speed-need.ts'
import { counted, listText, speedText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const usedText = {
  video4k: (count: number) => counted(count, 'video in 4K', 'videos in 4K'),
  videoHd: (count: number) => counted(count, 'video in HD', 'videos in HD'),
  videoCall: (count: number) => counted(count, 'video call', 'video calls'),
  gaming: (count: number) => counted(count, 'game', 'games'),
  download: (count: number) => counted(count, 'large download', 'large downloads'),
}

export const speedNeedWords: Translation<typeof es.speedNeedWords> = {
  people: 'People at home',
  devices: 'Connected devices',
  devicesHint: 'Count phones, TVs, cameras and consoles',
  atOnce: 'At the same time, in the busiest hour',
  uses: {
    video4k: '4K videos',
    videoHd: 'HD videos',
    videoCall: 'Video calls',
    gaming: 'Online games',
    download: 'Large downloads',
  },
  calculate: 'Calculate mine',
  need: (mbps, plan, isEnough) =>
    isEnough
      ? `You need about ${speedText(mbps)}. ${plan} is enough.`
      : `You need about ${speedText(mbps)}, more than our fastest plan, ${plan}. With it, something will have to wait.`,
  examples: 'Example homes',
  household: 'At home',
  needed: 'Speed',
  plan: 'Plan',
  noPlan: 'None is enough',
  householdText: (home) =>
    `${counted(home.people, 'person', 'people')} and ${counted(home.devices, 'device', 'devices')}; at once, ${listText(
      speedUses.filter((use) => home.uses[use] > 0).map((use) => usedText[use](home.uses[use])),
    )}`,
  speed: speedText,
}
