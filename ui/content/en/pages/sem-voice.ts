import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const PHONE = 'home-phone' as OfferId

/** The page of search marketing for the telephone at home, in English. */
export const semVoice: PageWriter = ({ brand, facts }) => {
  const call = facts.call('MX', 30)
  return {
    title: `Bring your home number along: ${facts.price(PHONE)} a month | ${brand.name}`,
    description: `Calls anywhere in the United States for ${facts.price(PHONE)} a month, and to ${facts.countriesCalled} countries with the international plan. Keep the number you have.`,
    sections: [
      {
        kind: 'opening',
        layout: 'price',
        title: 'The number everyone knows',
        lead: 'The school, the doctor and your parents all have it written down. Bring it along, and talk across the country without counting minutes.',
        picture: {
          name: 'semCord',
          alt: 'A grandfather and a grandson on the phone; the cord draws the way between them',
        },
        offer: PHONE,
        hasAddressForm: true,
        actions: [{ label: 'Order it by phone', to: 'sales' }],
      },
      {
        kind: 'figures',
        id: 'calls',
        heading: 'Calling far away, with numbers',
        tone: 'coral',
        figures: [
          { figure: facts.price('phone-international'), meaning: 'more a month for the international plan' },
          { figure: call.landline, meaning: `for ${call.minutes} minutes to a landline in Mexico` },
          { figure: call.mobile, meaning: `for the same ${call.minutes} minutes to a cell phone` },
        ],
      },
      {
        kind: 'feature',
        id: 'power',
        heading: 'Good to know',
        paragraphs: [
          `The phone runs through the modem. If the power or the service goes out it can’t call anyone, not even ${facts.stated('911', 'name')}. Keep a charged cell phone handy.`,
        ],
      },
      {
        kind: 'pages',
        heading: 'More about home phone',
        pages: ['/home-phone', '/home-phone/international-calling', '/packages'],
      },
    ],
  }
}
