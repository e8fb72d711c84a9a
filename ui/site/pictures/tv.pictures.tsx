import type { Drawings } from './drawing.ts'

export const tvPictures: Drawings = {}
