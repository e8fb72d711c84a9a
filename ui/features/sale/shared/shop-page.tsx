import type { ReactNode } from 'react'
import type { BrandPhone } from '#core/brand/brand.ts'
import { shopPageWords } from '#ui/content/es/sale/shop-page.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import type { SceneName } from '#core/brand/illustration.ts'
import { lead as leadText } from '#ui/theme/text.css.ts'
import { AddressLine } from './address-line.tsx'
import { LazyScene } from '../../shared/lazy-scene.tsx'
import * as css from './shop-page.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type ShopPageProps = {
  readonly title: string
  /** Why the visitor is here. */
  readonly lead: ReactNode
  /** The address of the offers, on one line. */
  readonly address: string
  readonly scene: SceneName
  readonly state: 'loading' | 'failed' | 'open'
  /** The notice of a failure; null without one. */
  readonly failure: Slot
  /** Nothing is sold online here. The telephone number is the next step. */
  readonly isEmpty: boolean
  readonly phone: BrandPhone
  readonly onChangeAddress: () => void
  /** What the model of the page adds. */
  readonly notices: Slot
  /** What the visitor can choose. */
  readonly children: Slot
}

const Content = ({ state, failure, isEmpty, phone, children }: ShopPageProps) => {
  if (state === 'loading')
    return (
      <div className={css.waiting}>
        <Progress label={commonWords.loading} fills />
      </div>
    )
  if (state === 'failed') return failure
  return (
    <>
      {failure}
      {isEmpty ? (
        <div className={css.empty}>
          <p>{shopPageWords.emptyBody}</p>
          <ButtonLink href={`tel:${phone.dial}`}>{commonWords.call(phone.shown)}</ButtonLink>
        </div>
      ) : (
        children
      )}
    </>
  )
}

/** A page where an outcome starts shopping: why the visitor is here, the address, and the choices. */
export const ShopPage = (props: ShopPageProps) => {
  const { title, lead, address, scene, state, isEmpty, notices, onChangeAddress } = props
  const isNothingSold = state === 'open' && isEmpty
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.words}>
          <h1 tabIndex={-1}>{isNothingSold ? shopPageWords.emptyTitle : title}</h1>
          <AddressLine address={address} onChange={onChangeAddress} />
          {isNothingSold ? null : <p className={leadText}>{lead}</p>}
        </div>
        <div className={css.scene}>
          <LazyScene name={isNothingSold ? 'emptyCart' : scene} />
        </div>
      </div>
      {notices}
      <Content {...props} />
    </div>
  )
}
