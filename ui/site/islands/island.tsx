import type { ReactNode } from 'react'
import type { FormLayout } from '#core/address/field-message.ts'
import type { IslandName } from '#core/template/page-record.ts'

type IslandProps = {
  readonly name: IslandName
  /** The layout of an address form; `page` by default. */
  readonly layout?: FormLayout
  readonly children: ReactNode
}

/** The element of a document that an island replaces. Its children work without script. */
export const Island = ({ name, layout, children }: IslandProps) => (
  <div data-island={name} data-layout={layout}>
    {children}
  </div>
)
