import type { Drawings } from './drawing.ts'

export const packagesPictures: Drawings = {}
