import { stateNames as names } from '#core/shared/us-state.ts'
import type * as es from '#ui/content/es/shared/state-names.ts'
import type { Translation } from '#ui/content/language.ts'

export const stateNames: Translation<typeof es.stateNames> = names
