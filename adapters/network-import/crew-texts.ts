import type { CrewPlan } from '#core/schedule/crew-plan.ts'
import { CREW_LIMITS } from '#core/schedule/crew-plan.ts'
import { HOLDS_MAX } from '#core/schedule/hold.ts'
import { crewColumns } from './crew-columns.ts'
import type { CrewRefusalReason, RefusedCrew } from './read-crews.ts'
import { describeRefusal, fieldCountText } from './refusal-texts.ts'

const refusalTexts: Readonly<Record<CrewRefusalReason, (value: string) => string>> = {
  area: (value) =>
    `«${value}» no es un área. Escribe el estado y las tres primeras cifras del código postal, como TX-774, o * para las áreas sin fila propia.`,
  kind: (value) => `«${value}» no es un tipo de visita. Escribe installation o site_visit.`,
  workDays: (value) =>
    `«${value}» no son días de la semana. Escribe cada día una vez, de 0 (domingo) a 6 (sábado), como 1-6 o 1 3 5.`,
  dayWindows: (value) =>
    `«${value}» no son horarios de visita. Escribe horarios de dos horas, de 0 a 24, en orden y sin que uno pise a otro, como 8-10 10-12.`,
  places: (value) => `«${value}» no es un número de lugares. Escribe un entero de 0 a ${CREW_LIMITS.places}.`,
  closedDays: (value) =>
    `«${value}» no son fechas. Escribe cada día cerrado como 2026-12-24, con un espacio entre dos, o deja el campo vacío.`,
  leadHours: (value) =>
    `«${value}» no es una anticipación. Escribe horas enteras, de 0 a ${CREW_LIMITS.leadHours}.`,
  cutoffHour: (value) =>
    `«${value}» no es una hora de corte. Escribe una hora entera, de 0 a 24; con 24 se vende el día siguiente hasta la medianoche.`,
  horizonDays: (value) =>
    `«${value}» no es un número de días. Escribe un entero de 1 a ${CREW_LIMITS.horizonDays}; por el número de horarios debe dar menos de ${HOLDS_MAX}.`,
  fieldCount: fieldCountText,
  duplicate: (value) => `otra fila ya tiene el área «${value}» con el mismo tipo. Deja una de las dos.`,
}

/** Returns the Spanish sentence of a refused row: file, line, column, what is wrong, and what to do. */
export const describeRefusedCrew = (file: string, { line, column, value, reason }: RefusedCrew): string =>
  describeRefusal({ file, line, column, value }, refusalTexts[reason])

/** Returns in one Spanish line which stored plan cannot be used, and what to do. `field` is `plan` for all of it. */
export const describeBadPlan = ({
  area,
  kind,
  field,
}: Pick<CrewPlan, 'area' | 'kind'> & { readonly field: keyof CrewPlan | 'plan' }): string => {
  const place = field === 'plan' ? '' : `, columna ${crewColumns[field]}`
  return `Configuración: el plan de cuadrillas ${area}, ${kind}${place} no sirve. Reemplázalo con npm run network -- crews --file crews.csv; docs/network.md explica el archivo.`
}
