import type { PhoneOpening, VisitorTime } from '#core/brand/phone-opening.ts'
import { translated } from '#ui/content/language.ts'
import { dayInWords, timeInWords } from './opening-time.ts'

/** A telephone of the brand by what visitors call it for. */
export type PhonePurpose = 'sales' | 'mobileSales' | 'service' | 'business'

const timeOf = ({ hour, minute }: VisitorTime): string => timeInWords(hour, minute)

/** Texts of the telephones with their hours. */
export const phoneHoursWords = translated('phoneHoursWords', {
  purpose: {
    sales: 'Contratar o cambiar un pedido',
    mobileSales: 'Contratar líneas móviles',
    service: 'Servicio, factura y fallas',
    business: 'Negocios',
  } satisfies Readonly<Record<PhonePurpose, string>>,
  opening: (opening: PhoneOpening) => {
    if (opening.kind === 'always') return 'Contesta ahora'
    if (opening.kind === 'closed')
      return `Cerrado ahora: abre ${dayInWords(opening.from)} a ${timeOf(opening.from)}, hora de donde estás`
    const day = opening.to.inDays === 0 ? '' : `${dayInWords(opening.to)} a `
    return `Contesta ahora, hasta ${day}${timeOf(opening.to)}, hora de donde estás`
  },
})
