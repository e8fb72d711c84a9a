import type { Rect } from './shapes.tsx'
import type { Tones } from './tones.ts'

/** The back of a phone with its number of lenses. */
export type Back = Rect & { readonly lenses: number; readonly tones: Tones }

/** The numbers from zero of some lenses. */
export const row = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
