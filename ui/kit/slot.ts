import type { ReactElement } from 'react'

/**
 * What a component renders next to other children: elements, never bare text. A translator wraps text nodes, and React
 * then fails to remove or pass them. `test/architecture/bare-text.test.ts` finds violations.
 */
export type Slot = ReactElement | boolean | null | undefined | readonly Slot[]
