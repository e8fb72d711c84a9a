import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const PHONE = 'home-phone' as OfferId

/** The telephone at home, in English. */
export const homePhone: PageWriter = ({ brand, facts }) => ({
  title: `Home phone for ${facts.price(PHONE)} a month | ${brand.name}`,
  description: `A number for the whole house for ${facts.price(PHONE)} a month. Keep the one you have, and add international calling for ${facts.price('phone-international')} more.`,
  sections: [
    {
      kind: 'opening',
      layout: 'beside',
      title: 'The number that always reaches home',
      lead: `Home phone runs on the same connection as your internet. Keep your number, and in an emergency ${facts.stated('911', 'name')} gets your address.`,
      picture: { name: 'homePhone', alt: 'A grandmother answers the phone by the window' },
      offer: PHONE,
      actions: [
        { label: 'Check my address', to: 'address' },
        { label: 'Call sales', to: 'sales' },
      ],
    },
    {
      kind: 'cards',
      id: 'included',
      heading: 'What you get',
      lead: 'One price. No bundles of minutes.',
      cards: [
        {
          icon: 'receiver',
          title: 'Calls across the country',
          body: 'Talk to any landline or cell phone in the United States without counting minutes.',
        },
        {
          icon: 'check',
          title: 'The number you already have',
          body: 'Bring it from your current company. You enter the number and the account; we handle the transfer.',
        },
        {
          icon: 'lock',
          title: 'Fewer nuisance calls',
          body: 'Calls that look like fraud arrive with a warning, and you can block numbers.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you order',
      items: [
        {
          question: 'Does it work when the power is out?',
          answer:
            'The phone uses the modem, so it needs power. With a battery for the modem it keeps working for as long as the battery lasts.',
        },
        {
          question: 'Do I need internet to have home phone?',
          answer:
            'You don’t pay for internet to have a phone, but the equipment is the same. If you already have it, there is no visit.',
        },
      ],
    },
  ],
})
