import type { Drawings } from './drawing.ts'

export const internetPictures: Drawings = {}
