import type { Household, SpeedUse } from '#core/speed/speed-need.ts'
import { speedUses } from '#core/speed/speed-need.ts'
import { counted, listText, speedText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

const uses: Readonly<Record<SpeedUse, string>> = {
  video4k: 'Videos en 4K',
  videoHd: 'Videos en HD',
  videoCall: 'Videollamadas',
  gaming: 'Juegos en línea',
  download: 'Descargas grandes',
}

const usedText: Readonly<Record<SpeedUse, (count: number) => string>> = {
  video4k: (count) => counted(count, 'video en 4K', 'videos en 4K'),
  videoHd: (count) => counted(count, 'video en HD', 'videos en HD'),
  videoCall: (count) => counted(count, 'videollamada', 'videollamadas'),
  gaming: (count) => counted(count, 'juego', 'juegos'),
  download: (count) => counted(count, 'descarga grande', 'descargas grandes'),
}

/** Texts of the helper that says which speed a household needs. */
export const speedNeedWords = translated('speedNeedWords', {
  people: 'Personas en casa',
  devices: 'Dispositivos conectados',
  devicesHint: 'Cuenta celulares, televisiones, cámaras y consolas',
  atOnce: 'A la vez, en la hora más ocupada',
  uses,
  calculate: 'Calcular',
  need: (mbps: number, plan: string, isEnough: boolean) =>
    isEnough
      ? `Necesitas unos ${speedText(mbps)}. ${plan} te alcanza.`
      : `Necesitas unos ${speedText(mbps)}, más que nuestro plan más rápido, ${plan}. Con él, algo tendrá que esperar su turno.`,
  examples: 'Casas de ejemplo',
  household: 'En casa',
  needed: 'Velocidad',
  plan: 'Plan',
  noPlan: 'Ninguno alcanza',
  householdText: (home: Household) =>
    `${counted(home.people, 'persona', 'personas')} y ${counted(home.devices, 'dispositivo', 'dispositivos')}; a la vez, ${listText(
      speedUses.filter((use) => home.uses[use] > 0).map((use) => usedText[use](home.uses[use])),
    )}`,
  speed: speedText,
})
