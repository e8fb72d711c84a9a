/** Types of a unit, independent of word and language. */
export const unitTypes = ['apartment', 'unit', 'suite', 'floor'] as const
export type UnitType = (typeof unitTypes)[number]

/** The parts of a unit. `type` is null when the unit has only a number. */
export type UnitParts = { readonly type: UnitType | null; readonly number: string }

const words: Readonly<Record<UnitType, RegExp>> = {
  apartment: /^(?:apt|apto|apartment|apartamento|depto|departamento)(?:\.?\s+|\.)#?\s*(\S.*)$/i,
  unit: /^(?:unit|unidad)(?:\.?\s+|\.)#?\s*(\S.*)$/i,
  suite: /^(?:ste|suite)(?:\.?\s+|\.)#?\s*(\S.*)$/i,
  floor: /^(?:piso|floor|fl)(?:\.?\s+|\.)#?\s*(\S.*)$/i,
}

const NUMBER_SIGN = /^#\s*(\S.*)$/

/** Returns type and number of a unit. An unknown word stays part of the number, so no written text is lost (ADR-15). */
export const unitParts = (unit: string): UnitParts => {
  for (const type of unitTypes) {
    const number = words[type].exec(unit)?.[1]
    if (number !== undefined) return { type, number }
  }
  return { type: null, number: NUMBER_SIGN.exec(unit)?.[1] ?? unit }
}
