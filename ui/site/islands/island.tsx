import type { ReactNode } from 'react'
import type { FormLayout } from '#core/address/field-message.ts'
import type { IslandName } from '#core/template/page-record.ts'

type IslandProps = {
  readonly name: IslandName
  /** The layout of an address form; `page` by default. */
  readonly layout?: FormLayout
  /** What the island needs besides its ports, as JSON. */
  readonly data?: object
  readonly children: ReactNode
}

/** The element of a document that an island replaces. Its children work without script. */
export const Island = ({ name, layout, data, children }: IslandProps) => (
  <div data-island={name} data-layout={layout} data-props={data && JSON.stringify(data)}>
    {children}
  </div>
)
