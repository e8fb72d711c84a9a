import { formatWords } from './format.ts'
import { savingsCalculatorWords } from './savings-calculator.ts'

/** The words of the savings calculator in English, and of what it formats, by the names of the Spanish ones. */
export const savingsTranslations = { formatWords, savingsCalculatorWords }
