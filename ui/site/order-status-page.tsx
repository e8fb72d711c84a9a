import type { Brand } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { orderStatusWords as words } from '#ui/content/es/sale/order-status.ts'
import * as css from '#ui/features/sale/order-status/order-status.css.ts'
import { NumberForm } from '#ui/features/sale/order-status/order-status.view.tsx'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { lead } from '#ui/theme/text.css.ts'
import { Island } from './islands/island.tsx'
import { SiteFrame } from './site-frame.tsx'

const nothing = (): void => undefined

/** The page where a buyer finds an order without its session. Its form is activated at the first sign of intent. */
export const OrderStatusPage = ({ brand }: { readonly brand: Brand }) => (
  <SiteFrame brand={brand} hasLanguages>
    <div className={css.screen}>
      <div className={css.words}>
        <h1>{words.title}</h1>
        <p className={lead}>{words.lead}</p>
        <noscript>
          <p>
            {words.withoutScript}{' '}
            <a href={`tel:${brand.phones.service.dial}`}>{commonWords.call(brand.phones.service.shown)}</a>
          </p>
        </noscript>
        <Island name="orderStatus">
          <NumberForm
            brand={brand}
            failure={null}
            error={undefined}
            refusals={0}
            isBusy={false}
            orderNumber=""
            channel="email"
            onNumber={nothing}
            onChannel={nothing}
            onSubmit={nothing}
          />
        </Island>
      </div>
      <div className={css.scene}>
        <Scene name="confirmation" />
      </div>
    </div>
  </SiteFrame>
)
