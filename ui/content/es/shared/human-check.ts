import { loadingText } from './common.ts'

/** Texts of the check that a person uses the page. */
export const humanCheckWords = {
  checking: loadingText('Comprobamos que eres una persona. No tienes que hacer nada.'),
} as const
