import { siteWords } from '#ui/content/es/shared/site.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'
import { textSection } from '#ui/content/text-section.ts'

/** How to get help before and after an order, in English. */
export const support: PageWriter = ({ brand, facts }) => ({
  title: `Help | ${brand.name}`,
  description: `How to talk to ${brand.name} before and after you order: phone numbers, order status, changes to your visit and cancellation.`,
  sections: [
    { kind: 'intro', title: 'Help', lead: 'Talk to a person at any hour.' },
    textSection(
      'Before you buy',
      `Call sales: ${facts.phone('sales')}. We tell you which plans reach your address and their full price.`,
    ),
    textSection(
      'After you order',
      `Under “${siteWords.orderStatus}”, with your order number and a code, you see the visit and the steps that are left. You don’t need an account.`,
      `To change the visit or cancel, call customer service: ${facts.phone('service')}. There is no charge to cancel.`,
    ),
    textSection(
      'If your service stops working',
      `Check that the equipment has power, unplug it for a moment and plug it in again. If nothing changes, call ${facts.phone('service')}.`,
    ),
  ],
})
