import type { Rect } from './shapes.tsx'
import type { Tones } from './tones.ts'

/** The back of a phone with its number of lenses. */
export type Back = Rect & { readonly lenses: number; readonly tones: Tones }
