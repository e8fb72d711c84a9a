import type { Brand } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { orderStatusWords as words } from '#ui/content/es/order-status.ts'
import * as css from '#ui/features/order-status/order-status.css.ts'
import { NumberForm } from '#ui/features/order-status/order-status.view.tsx'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { lead } from '#ui/theme/text.css.ts'
import { SiteFrame } from '../site-frame.tsx'
import { ORDER_STATUS_ID } from './order-status.place.ts'

const nothing = (): void => undefined

/** The page where a buyer finds an order again, without its session. Its form wakes with the first sign of intent. */
export const OrderStatusPage = ({ brand }: { readonly brand: Brand }) => (
  <SiteFrame brand={brand}>
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
        <div id={ORDER_STATUS_ID}>
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
        </div>
      </div>
      <div className={css.scene}>
        <Scene name="confirmation" />
      </div>
    </div>
  </SiteFrame>
)
