import type { SpeedTestFailure, SpeedTestPart } from '#core/ports/speed-test.ts'
import { counted, speedText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

const parts: Readonly<Record<SpeedTestPart, string>> = {
  latency: 'Midiendo la respuesta',
  download: 'Midiendo la bajada',
  upload: 'Midiendo la subida',
}

/** Writes a measured speed: "94 Mbps", "3.4 Mbps". */
const measured = (mbps: number): string =>
  mbps < 10 ? `${String(Math.round(mbps * 10) / 10)} Mbps` : speedText(Math.round(mbps))

const failure = (failed: SpeedTestFailure, phone: string): string => {
  if (failed._tag === 'SpeedTestTooSoon')
    return `Puedes medir una vez por minuto. Vuelve a intentarlo en ${counted(failed.retryAfter, 'segundo', 'segundos')}.`
  if (failed._tag === 'SpeedTestBusy')
    return `Ahora mismo hay muchas pruebas a la vez y la tuya saldría mal. Vuelve a intentarlo en ${counted(failed.retryAfter, 'segundo', 'segundos')}.`
  return failed._tag === 'SpeedTestUnreachable'
    ? `La conexión se cortó durante la prueba, así que no hay resultado. Revisa tu WiFi y vuelve a medir. Si se corta seguido, llama al ${phone}.`
    : 'Cancelaste la prueba. Puedes medir otra vez dentro de un minuto.'
}

/** Compares the speed of a plan with a measured one. `ratio` is the plan's speed over it. */
const compared = (ratio: number): string => {
  if (ratio >= 1.5)
    return `${String(ratio < 10 ? Math.round(ratio * 10) / 10 : Math.round(ratio))} veces tu velocidad`
  return ratio > 0.8 ? 'Parecida a la tuya' : 'Tu conexión ya es más rápida'
}

/** Texts of the speed test. */
export const speedTestWords = translated('speedTestWords', {
  start: 'Empezar la prueba',
  again: 'Medir otra vez',
  cancel: 'Cancelar',
  ready: 'Dura menos de medio minuto y usa hasta 50 MB. Apaga por un momento videos y descargas.',
  parts,
  latency: 'Respuesta',
  down: 'Bajada',
  up: 'Subida',
  milliseconds: (ms: number) => `${String(Math.round(ms))} ms`,
  measured,
  pending: '–',
  done: (down: string, up: string, latency: string) =>
    `Tu conexión baja a ${down}, sube a ${up} y responde en ${latency}.`,
  place: 'Esto mide desde tu dispositivo hasta nuestro servidor: por WiFi sale menos que por cable.',
  plans: 'Comparada con nuestros planes',
  plan: 'Plan',
  speed: 'Bajada',
  comparison: 'Al lado de la tuya',
  compared,
  failure,
  withoutScript: (phone: string) =>
    `Para medir, tu navegador necesita JavaScript. Actívalo y vuelve a abrir esta página, o llama y medimos tu línea contigo: ${phone}`,
})
