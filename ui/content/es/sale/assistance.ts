import type { AssistanceProgram } from '#core/localization/assistance.ts'
import { listText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

const programs: Readonly<Record<AssistanceProgram, string>> = {
  ACP: 'Programa ACP',
  LIFELINE: 'Lifeline',
  NSLP: 'Comida escolar gratis o a precio reducido (NSLP)',
  CEP: 'Una escuela donde todos comen gratis (CEP)',
  SSI: 'Seguridad de Ingreso Suplementario (SSI)',
  SNAP: 'Cupones de alimentos (SNAP)',
  MEDICAID: 'Medicaid',
}

/** The texts of the question about assistance programs, which give a right to a plan. */
export const assistanceWords = translated('assistanceWords', {
  programs,
  heading: '¿Tu hogar participa en un programa de ayuda?',
  legend: 'Marca los programas de tu hogar',
  declaration: (plan: string): string =>
    `Si eliges ${plan}, declaras que alguien de tu hogar participa en un programa marcado. Lo verificamos después del pedido.`,
  missing: 'Marca un programa, o elige uno de los otros planes.',
  show: (plan: string): string => `Ver ${plan}`,
  saving: 'Buscamos tu plan...',
  failed: 'No pudimos guardar tu respuesta. Nada cambió en tu pedido. Inténtalo de nuevo.',
  named: (plan: string, names: readonly string[]): string =>
    `Tu hogar participa en: ${listText(names)}. ${plan} está entre tus planes.`,
  remove: 'No participamos',
})
