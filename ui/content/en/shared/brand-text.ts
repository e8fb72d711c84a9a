import { english } from '#adapters/brand/english.ts'

/** The English texts of the selected brand. */
export const brandTexts = english
