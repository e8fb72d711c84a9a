import type { ReactNode } from 'react'
import type { SceneName } from '#core/brand/illustration.ts'
import { Scene } from '../scene/scene.tsx'
import * as css from './outcome.css.ts'
import type { Slot } from '../slot.ts'

export type OutcomeProps = {
  readonly scene: SceneName
  /** The description of the drawing for screen readers, if it adds something to the text. */
  readonly sceneTitle?: string | undefined
  /** A short line above the headline: an address, an order number. */
  readonly kicker?: ReactNode
  /** The headline of the screen. */
  readonly title: ReactNode
  readonly children?: Slot
  /** The one next step, and secondary alternatives. */
  readonly actions?: ReactNode
}

/** A screen with one message: its drawing, a headline, the next step. */
export const Outcome = ({ scene, sceneTitle, kicker, title, children, actions }: OutcomeProps) => (
  <section className={css.outcome}>
    <div className={css.drawing}>
      <Scene name={scene} title={sceneTitle} />
    </div>
    <div className={css.words}>
      {kicker === undefined ? null : <p className={css.kicker}>{kicker}</p>}
      <h1 className={css.title}>{title}</h1>
      {children}
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </div>
  </section>
)
