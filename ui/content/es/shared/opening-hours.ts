import type { OpeningHours } from '#core/brand/brand.ts'
import { DAYS, hoursText } from '#ui/content/format.ts'

/** Writes the hours of a telephone line: "De lunes a viernes, de 8 a. m. a 7 p. m., hora de tu dirección". */
export const openingText = ({ fromDay, toDay, fromHour, toHour }: OpeningHours): string =>
  `De ${DAYS[fromDay]} a ${DAYS[toDay]}, de ${hoursText(fromHour, toHour)}, hora de tu dirección`
