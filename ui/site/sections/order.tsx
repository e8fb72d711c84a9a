import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { sectionWords } from '#ui/content/es/shared/sections.ts'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import { Greeting } from '../greeting.tsx'
import { Island } from '../islands/island.tsx'
import { PlainAddressForm } from '../plain-address-form.tsx'
import * as css from './order.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

const Tab = ({ panel, name }: { readonly panel: string; readonly name: string }) => (
  <button type="button" role="tab" id={`${panel}-tab`} aria-controls={panel} className={css.tab}>
    {name}
  </button>
)

/** The order form in two tabs, for homes and for businesses. Without script both panels are shown. */
export const Order = ({ section: { id, heading, lead, business }, brand }: SectionProps<'order'>) => {
  const [home, company] = [`${id}-hogar`, `${id}-business`]
  const { phone, hours } = brand.business
  return (
    <SectionFrame id={id} heading={heading} lead={lead}>
      <div data-tabs>
        <div role="tablist" aria-label={sectionWords.orderTabs} className={css.tabs} hidden>
          <Tab panel={home} name={sectionWords.homeTab} />
          <Tab panel={company} name={sectionWords.businessTab} />
        </div>
        <div id={home}>
          <Greeting brand={brand} />
          <Island name="addressForm" layout="bar">
            <PlainAddressForm form={EMPTY_ADDRESS_FORM} layout="bar" />
          </Island>
        </div>
        <div id={company} className={css.business}>
          <h3>{business.title}</h3>
          <a className={css.phone} href={`tel:${phone.dial}`}>
            {phone.shown}
          </a>
          <p>{openingText(hours)}</p>
          <p>{business.subtitle}</p>
        </div>
      </div>
    </SectionFrame>
  )
}
