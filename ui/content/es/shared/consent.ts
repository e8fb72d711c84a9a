import type { ConsentChoice } from '#core/analytics/consent-choice.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the choice about analytics. */
export const consentWords = translated('consentWords', {
  title: 'Estadísticas de uso',
  question: '¿Nos dejas contar qué páginas se visitan?',
  promise: 'Sin nada que te identifique. Si dices que no, todo funciona igual.',
  choices: { accepted: 'Aceptar', rejected: 'Rechazar' } satisfies Readonly<Record<ConsentChoice, string>>,
  chosen: {
    accepted: 'Aceptaste. Puedes cambiarlo aquí.',
    rejected: 'Rechazaste: no contamos nada. Puedes cambiarlo aquí.',
  } satisfies Readonly<Record<ConsentChoice, string>>,
  details: 'Qué se cuenta',
} as const)
