import type { BrandCopy } from '#core/brand/brand-copy.ts'

/** The voice of the coast: calm, about the house and the neighbourhood. */
export const copy: BrandCopy = {
  es: {
    headline: ['Internet ligero', 'para la vida en la costa'],
    promise: 'Primero ves los dos precios, el de hoy y el que sigue. Después decides, sin dar tu tarjeta.',
    plansHeading: 'El precio entero, sin nada bajo la arena',
    plansLead: 'La línea es tu mensualidad. Si cambia, ves el mes y el precio antes de pedir.',
    stepsHeading: 'Así llega a tu casa',
    stepsLead: 'Tómate tu tiempo: guardamos lo que escribes y sigues donde lo dejaste.',
    wifiHeading: 'Buena señal en la sala y en la terraza',
    leaveHeading: 'Te quedas porque quieres',
    questionsHeading: 'Lo que preguntan tus vecinos',
  },
  en: {
    headline: ['Easy internet', 'for life on the coast'],
    promise:
      'First you see both prices, today’s and the next one. Then you decide, without giving your card.',
    plansHeading: 'The full price, with nothing under the sand',
    plansLead:
      'The line is your monthly price. If it changes, you see the month and the price before you order.',
    stepsHeading: 'How it reaches your home',
    stepsLead: 'Take your time: we save what you type, and you continue where you left off.',
    wifiHeading: 'A good signal in the living room and on the porch',
    leaveHeading: 'You stay because you want to',
    questionsHeading: 'What your neighbors ask',
  },
}
