import { Component, type ComponentType, type ReactNode } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { BrokenProps } from './broken.view.tsx'

type ScreenBoundaryProps = {
  readonly brand: Brand
  /** What stands in place of a screen that broke. */
  readonly Broken: ComponentType<BrokenProps>
  readonly children: ReactNode
}

/** Keeps a defect of one screen from taking the page with it. React knows boundaries as classes only. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = (): { readonly isBroken: boolean } => ({ isBroken: true })

  override render(): ReactNode {
    const { brand, Broken, children } = this.props
    return this.state.isBroken ? (
      <Broken brand={brand} onRetry={() => this.setState({ isBroken: false })} />
    ) : (
      children
    )
  }
}
