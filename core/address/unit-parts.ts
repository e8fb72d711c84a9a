/** What a unit is called, whatever word or language it is called in. */
export const unitTypes = ['apartment', 'unit', 'suite', 'floor'] as const
export type UnitType = (typeof unitTypes)[number]

/** A unit taken apart; `type` is null where it is named by its number alone. */
export type UnitParts = { readonly type: UnitType | null; readonly number: string }

const words: Readonly<Record<UnitType, RegExp>> = {
  apartment: /^(?:apt|apto|apartment|apartamento|depto|departamento)(?:\.?\s+|\.)#?\s*(\S.*)$/i,
  unit: /^(?:unit|unidad)(?:\.?\s+|\.)#?\s*(\S.*)$/i,
  suite: /^(?:ste|suite)(?:\.?\s+|\.)#?\s*(\S.*)$/i,
  floor: /^(?:piso|floor|fl)(?:\.?\s+|\.)#?\s*(\S.*)$/i,
}

const NUMBER_SIGN = /^#\s*(\S.*)$/

/** Type and number of a unit; a word that no unit is called by stays in the number, and nothing that was written is lost (ADR-15). */
export const unitParts = (unit: string): UnitParts => {
  for (const type of unitTypes) {
    const number = words[type].exec(unit)?.[1]
    if (number !== undefined) return { type, number }
  }
  return { type: null, number: NUMBER_SIGN.exec(unit)?.[1] ?? unit }
}
