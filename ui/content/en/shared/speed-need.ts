import { speedUses } from '#core/speed/speed-need.ts'
import type * as es from '#ui/content/es/shared/speed-need.ts'
import { speedText } from '#ui/content/format.ts'
import type { Twin } from '#ui/content/language.ts'

const counted = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`

const usedText = {
  video4k: (count: number) => counted(count, '4K video', '4K videos'),
  videoHd: (count: number) => counted(count, 'HD video', 'HD videos'),
  videoCall: (count: number) => counted(count, 'video call', 'video calls'),
  gaming: (count: number) => counted(count, 'game', 'games'),
  download: (count: number) => counted(count, 'large download', 'large downloads'),
}

const list = new Intl.ListFormat('en-US')

export const speedNeedWords: Twin<typeof es.speedNeedWords> = {
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
  calculate: 'Work it out',
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
    `${counted(home.people, 'person', 'people')} and ${counted(home.devices, 'device', 'devices')}; at once, ${list.format(
      speedUses.filter((use) => home.uses[use] > 0).map((use) => usedText[use](home.uses[use])),
    )}`,
  speed: speedText,
}
