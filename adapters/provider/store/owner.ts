import type { Branded } from '#core/shared/branded.ts'

/** SHA-256 of a session id: the owner of a record. The id itself is never stored. */
export type Owner = Branded<string, 'Owner'>
