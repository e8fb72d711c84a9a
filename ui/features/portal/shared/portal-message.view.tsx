import type { ReactNode } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { SceneName } from '#core/brand/illustration.ts'
import { LazyScene } from '../../shared/lazy-scene.tsx'
import { PortalHelp } from './portal-help.view.tsx'
import * as css from './portal-message.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type PortalMessageProps = {
  readonly brand: BrandIdentity
  readonly scene: SceneName
  readonly title: string
  readonly lead: ReactNode
  /** Above the text: a notice that explains why the visitor is here. */
  readonly notice?: Slot
  readonly actions: Slot
  readonly children?: Slot
}

/** A portal screen with one message: scene, text, one next step, more below it, and the telephone. */
export const PortalMessage = (props: PortalMessageProps) => (
  <div className={css.page}>
    {props.notice}
    <div className={css.head}>
      <div className={css.words}>
        <h1 tabIndex={-1}>{props.title}</h1>
        <p className={css.lead}>{props.lead}</p>
        <div className={css.actions}>{props.actions}</div>
      </div>
      <div className={css.scene}>
        <LazyScene name={props.scene} />
      </div>
    </div>
    {props.children}
    <PortalHelp brand={props.brand} />
  </div>
)
