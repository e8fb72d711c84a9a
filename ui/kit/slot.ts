import type { ReactElement } from 'react'

/**
 * What a component renders next to other children: elements, never bare text. A translator wraps the text nodes of a page, and React fails
 * to remove or to pass one that has moved. `test/architecture/bare-text.test.ts` finds text that is not alone in its element.
 */
export type Slot = ReactElement | boolean | null | undefined | readonly Slot[]
