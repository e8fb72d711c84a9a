import type { Drawings } from './drawing.ts'

export const companyPictures: Drawings = {}
