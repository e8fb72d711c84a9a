import type { PageWriter } from '#ui/content/page-entry.ts'

/** The stores that visitors can walk into. */
export const stores: PageWriter = ({ brand, facts }) => ({
  title: `Stores near you and their hours | ${brand.name}`,
  description: `Find the ${brand.name} store closest to you by ZIP code: address, phone, hours, and what you can get done in each one before you go.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'Walk in, ask, and take it home',
      lead: 'In a store you can try the service, pay in cash, pick up or return equipment, and talk to someone who can see your account.',
      picture: {
        name: 'storefront',
        alt: 'A corner store with an awning; a man walks in with a box and a family walks out',
      },
      actions: [{ label: 'Search by ZIP code', to: '#stores' }],
    },
    {
      kind: 'tool',
      id: 'stores',
      heading: 'Your closest store',
      lead: 'Enter your ZIP code and the list sorts by distance. No appointment needed.',
      tool: 'storeFinder',
    },
    {
      kind: 'cards',
      id: 'bring',
      heading: 'What to bring, depending on why you come',
      lead: 'So that one visit is enough.',
      tone: 'coral',
      cards: [
        {
          icon: 'plus',
          title: 'To sign up',
          body: 'Your full address, an ID, and a card or bank account. The price is the same as on this site.',
        },
        {
          icon: 'coin',
          title: 'To pay',
          body: 'Your account number or the phone you signed up with. Cash is welcome, and you leave with a receipt.',
        },
        {
          icon: 'home',
          title: 'To return equipment',
          body: 'The modem and the boxes with their adapters. Ask for the receipt and keep it: it proves you owe nothing.',
        },
        {
          icon: 'phone',
          title: 'To switch your cell phone',
          body: 'The unlocked phone, the account number at your current carrier, and the PIN that lets you take your number.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you leave home',
      items: [
        {
          question: 'Do I need an appointment?',
          answer:
            'No. It’s first come, first served. If you’re in a hurry, call the store and ask how busy it is.',
        },
        {
          question: 'Does anyone speak Spanish?',
          answer: 'Yes. Every store has someone who speaks Spanish during all of its hours.',
        },
        {
          question: 'Can I pick up the equipment for my order?',
          answer:
            'Yes, at the stores that list equipment pickup and returns. Bring your order number and an ID.',
        },
        {
          question: 'Do stores sell business service?',
          answer: `No. Businesses sign up by phone: ${facts.businessPhone}.`,
        },
        {
          question: 'What if there is no store near me?',
          answer: `You can do everything here or by phone: ${facts.phone('sales')}. Equipment comes by mail, and returns go out with a prepaid label.`,
        },
      ],
    },
    {
      kind: 'action',
      heading: 'You can also start right here',
      lead: 'Your address says which plans reach you and what they cost.',
      actions: [],
      hasAddressForm: true,
    },
  ],
})
