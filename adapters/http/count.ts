import type { FastifyRequest } from 'fastify'

/** Something that happened `count` times. `windowMs`: length of its counting window. */
export type Occurrence = { readonly name: string; readonly count: number; readonly windowMs: number }

/** The count in the open window, these occurrences included, and the rest of the window in ms. */
export type Counter = { readonly name: string; readonly count: number; readonly leftMs: number }

/** Counts occurrences with distinct names in one statement. All processes share the counters. */
export type Count = (occurrences: readonly Occurrence[]) => Promise<readonly Counter[]>

/** Counts a request. Returns the seconds to wait, or null when it may pass. Rejects when it cannot be counted. */
export type WaitOf = (request: FastifyRequest) => Promise<number | null>
