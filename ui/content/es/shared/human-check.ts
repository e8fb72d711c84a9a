import { translated } from '#ui/content/language.ts'

/** Texts of the check that a person uses the page. */
export const humanCheckWords = translated('humanCheckWords', {
  checking: 'Un momento, por favor.',
} as const)
