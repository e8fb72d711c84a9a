import type { Branded } from '../shared/branded.ts'

/** Proves for one call that its caller passed a human check (HUM-02). Opaque to the caller. */
export type HumanPass = Branded<string, 'HumanPass'>

/** How long a pass is valid after its check, in ms (HUM-02). */
export const HUMAN_PASS_MS = 300_000

/** Failed checks in a row after which the visitor reaches the error page (HUM-04). */
export const HUMAN_CHECKS_MAX = 3

/** How long a visitor waits before the page says that it checks, in ms (HUM-05). */
export const HUMAN_PROGRESS_MS = 3_000

/** The language of an external widget (HUM-06). */
export const HUMAN_WIDGET_LANGUAGE = 'es'

/** An external widget that gives tokens to the page: its public key, and the address of its script. */
export type HumanWidget = { readonly siteKey: string; readonly scriptUrl: string }

/** What a page has to solve: a puzzle of the store, or the widget of an external service. */
export type HumanChallenge =
  | { readonly _tag: 'Puzzle'; readonly text: string }
  | { readonly _tag: 'Widget'; readonly widget: HumanWidget }

/** How long a page may hold a solved challenge, in ms: the service accepts it a little longer (HUM-03). */
export const HUMAN_TOKEN_MS: Readonly<Record<HumanChallenge['_tag'], number>> = {
  Puzzle: 540_000,
  Widget: 110_000,
}

/** How long the store accepts the solution of its own puzzle, in ms. */
export const HUMAN_PUZZLE_MS = 600_000
