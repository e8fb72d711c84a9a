import type { LineHealth } from '#core/speed/line-health.ts'
import { translated } from '#ui/content/language.ts'

/** The guided steps, in their order. */
export const repairSteps = ['cable', 'restart', 'position', 'wires'] as const
export type RepairStep = (typeof repairSteps)[number]

type StepWords = Readonly<
  Record<RepairStep, { readonly title: string; readonly body: string; readonly check: string }>
>
type HealthWords = Readonly<Record<LineHealth, { readonly title: string; readonly body: string }>>

/** Texts of the troubleshooting. */
export const troubleshootingWords = translated('troubleshootingWords', {
  title: 'Veamos qué pasa con tu línea',
  lead: 'Son cuatro pasos de unos diez minutos. Si prefieres no hacerlos, sigue con la cancelación.',
  steps: 'Paso a paso',
  stepsHint: 'Después de cada paso prueba si ya funciona.',
  position: (step: number, of: number): string => `Paso ${step} de ${of}`,
  done: 'Listo, siguiente',
  before: 'Paso anterior',
  again: 'Repetir los pasos',
  allDone: 'Hiciste todos los pasos',
  allDoneBody: 'Mide tu línea otra vez. Si todo sigue igual, llámanos: el problema no está en tu casa.',
  solved: 'Ya funciona',
  line: 'Mide tu línea',
  lineHint: 'La prueba va de este dispositivo a nuestro servidor.',
  yourPlan: (name: string, speed: string): string => `Tu plan, ${name}, da hasta ${speed} de bajada.`,
  measured: (speed: string, share: number): string => `Mediste ${speed}: el ${share} % de tu plan.`,
  call: 'Cuándo llamar',
  callHint: 'Contesta una persona.',
  callWhen: [
    'Ninguna luz del módem enciende después de reiniciarlo.',
    'Por cable mides menos de la mitad de tu plan, dos veces seguidas.',
    'El cable o la caja de afuera están rotos o sueltos.',
  ],
  options: 'Ver qué opciones tengo',
} as const)

export const repairStepWords = translated<StepWords>('repairStepWords', {
  cable: {
    title: 'Prueba con un cable',
    body: 'Conecta una computadora al módem con un cable de red y abre una página. Si por cable va bien, lo que falla es el WiFi.',
    check: '¿No tienes cable? Acércate a un paso del módem.',
  },
  restart: {
    title: 'Reinicia el módem',
    body: 'Desconéctalo de la corriente, espera 30 segundos y conéctalo otra vez. Tarda unos tres minutos en encender todas sus luces.',
    check: 'Durante ese tiempo no hay internet ni teléfono fijo.',
  },
  position: {
    title: 'Mueve el WiFi al centro de la casa',
    body: 'Ponlo en alto y a la vista, lejos del microondas, de espejos y de paredes gruesas. Cada pared le quita fuerza.',
    check: 'Dos metros cambian mucho.',
  },
  wires: {
    title: 'Aprieta los cables',
    body: 'Mira el cable que entra por la pared y el que va al módem. Deben girar hasta el tope, sin dobleces ni cortes.',
    check: 'Si un cable está roto, no lo toques más y llama.',
  },
})

export const lineHealthWords = translated<HealthWords>('lineHealthWords', {
  asSold: {
    title: 'Tu línea da lo que pagas',
    body: 'La conexión hasta aquí está bien. Si un dispositivo va lento, revisa ese dispositivo o el lugar del WiFi.',
  },
  weakWifi: {
    title: 'Llega menos, y suele ser el WiFi',
    body: 'Mide otra vez con un cable, o junto al módem. Si así sube, el paso 3 es el que más ayuda. Si por cable sale igual, llama.',
  },
  slow: {
    title: 'Llega mucho menos de lo que pagas',
    body: 'Haz los pasos y mide otra vez con un cable. Si sale igual, llama: hay que revisar la línea desde afuera.',
  },
})
