import type { ReactElement } from 'react'
import type { SceneName } from '#core/brand/illustration.ts'
import { OwnDrawing } from './own-drawing.tsx'
import { ownIllustrations } from './own-illustrations.ts'
import { SceneFrame } from './scene-frame.tsx'
import { drawings as account } from './scene-account.tsx'
import { drawings as accountTrouble } from './scene-account-trouble.tsx'
import { drawings as away } from './scene-away.tsx'
import { drawings as building } from './scene-building.tsx'
import { drawings as hero } from './scene-hero.tsx'
import { drawings as home } from './scene-home.tsx'
import { drawings as offer } from './scene-offer.tsx'
import { drawings as order } from './scene-order.tsx'
import { drawings as street } from './scene-street.tsx'
import { drawings as trouble } from './scene-trouble.tsx'

const drawings: Readonly<Record<SceneName, () => ReactElement>> = {
  ...account,
  ...accountTrouble,
  ...away,
  ...building,
  ...hero,
  ...home,
  ...offer,
  ...order,
  ...street,
  ...trouble,
}

export type SceneProps = {
  readonly name: SceneName
  /** The description for screen readers. Without it the drawing is decoration. */
  readonly title?: string | undefined
}

/** The drawing of a situation: the brand's own, or the shared composition. For documents; a browser draws with `LazyScene`. */
export const Scene = ({ name, title }: SceneProps) => {
  const Drawing = drawings[name]
  return (
    <SceneFrame name={name} title={title}>
      {ownIllustrations === null ? <Drawing /> : <OwnDrawing parts={ownIllustrations[name]} />}
    </SceneFrame>
  )
}
