import type { ReactNode } from 'react'
import type { IslandName } from '#core/template/page-record.ts'

/** The element of a document that an island replaces. Its children work without script. */
export const Island = ({ name, children }: { readonly name: IslandName; readonly children: ReactNode }) => (
  <div data-island={name}>{children}</div>
)
