import type { ReactElement } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { ToolName } from '#core/template/page-record.ts'

export type ToolProps = { readonly brand: Brand }

/** The markup of each tool, which works without script; its island replaces it. */
export const tools: Readonly<Record<ToolName, (props: ToolProps) => ReactElement | null>> = {
  savingsCalculator: () => null,
  channelSearch: () => null,
  storeFinder: () => null,
  coverageMap: () => null,
  speedTest: () => null,
  speedNeed: () => null,
}
