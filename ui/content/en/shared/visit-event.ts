import type * as es from '#ui/content/es/shared/visit-event.ts'
import type { Translation } from '#ui/content/language.ts'

export const visitEventWords: Translation<typeof es.visitEventWords> = {
  installation: (brandName) => `${brandName} visit: installation`,
  siteVisit: (brandName) => `${brandName} visit: site survey`,
  description: (orderNumber, phone) =>
    `Order ${orderNumber}. A technician is coming to your home; an adult must be there. If you can’t make it that day, call ${phone}.`,
}
