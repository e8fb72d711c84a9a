import type { Drawings } from './drawing.ts'

export const semPictures: Drawings = {}
