import * as scenes from '#adapters/brand/scenes.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ADVANCED = 'advanced-wifi' as OfferId
const POD = 'wifi-pod' as OfferId

/** WiFi at home: what comes with a plan and what can be added, in English. */
export const wifiService: PageWriter = ({ brand, facts }) => ({
  title: `Home WiFi: your router or ours | ${brand.name}`,
  description: `Choose how to spread your internet: your own router for free, Advanced WiFi for ${facts.price(ADVANCED)} a month, or pods at ${facts.price(POD)} for the rooms at the back.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Fiber to the door. WiFi to your hands.',
      lead: 'Every plan includes the modem. To spread the signal, use your router or ours: it’s your call, and you can add it later.',
      picture: {
        name: 'internetShelf',
        alt: 'A router on a shelf in the middle of a home sends the signal to both rooms',
      },
      actions: [
        { label: 'Check my address', to: 'address' },
        { label: 'Compare both ways', to: '#ways' },
      ],
    },
    {
      kind: 'table',
      id: 'ways',
      heading: 'Your router or ours',
      lead: 'It depends on how old yours is, and how much you enjoy setting it up.',
      columns: ['What you compare', 'Your own router', 'Advanced WiFi'],
      rows: [
        ['Price', 'Free', `${facts.price(ADVANCED)} a month`],
        ['The equipment', 'You bring it', 'On loan from us'],
        ['If it breaks', 'You buy another', 'We replace it'],
        ['Dangerous sites', 'Depends on your router', 'Blocked'],
        ['Pausing a device', 'Depends on your router', 'From your phone'],
        ['Who sets it up', 'You', 'The technician, or you with the guide'],
      ],
    },
    {
      kind: 'addOns',
      id: 'extras',
      heading: 'What you can add',
      lead: 'Every extra is paid by the month and leaves when you say so.',
      offers: [ADVANCED, POD],
      note: 'Plus state and local tax, which you see before you pay.',
      scene: scenes.houseInside,
    },
    {
      kind: 'steps',
      id: 'decide',
      heading: 'Decide without overspending',
      lead: 'In this order. Stop as soon as it works.',
      steps: [
        {
          title: 'Try what you have',
          body: 'Connect your router to the modem in the middle of your home, and test every room.',
        },
        {
          title: 'Change the router',
          body: 'If it’s slow right next to the router, the router is old. Advanced WiFi solves that without buying anything.',
        },
        {
          title: 'Add pods',
          body: 'If it flies next to the router and crawls at the back, you lack reach. Put a pod halfway.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you choose your WiFi',
      items: [
        {
          question: 'Which router can I bring?',
          answer:
            'Any with a port for the cable from the modem, marked WAN or Internet. Check that it isn’t slower than your plan.',
        },
        {
          question: 'Can I add Advanced WiFi later?',
          answer: `Yes. Call customer service at ${facts.phone('service')} and we’ll get the equipment to you.`,
        },
        {
          question: 'Can I change the name and password?',
          answer:
            'Yes, and the first day is a good day. Use a long phrase your family remembers and nobody else would guess.',
        },
        {
          question: 'How do I give guests WiFi?',
          answer:
            'Turn on your router’s guest network. They get internet, but not your computers or your printer.',
        },
        {
          question: 'What do I return if I cancel?',
          answer:
            'The modem and, if you have them, the Advanced WiFi router and the pods. Your router is yours.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Start with the plan',
      lead: 'You pick WiFi afterwards, with the price of each extra in view.',
      hasAddressForm: true,
      actions: [],
      tone: 'sun',
    },
    {
      kind: 'pages',
      heading: 'Get to know each part',
      pages: [
        '/internet/wifi-service/{product}-advanced-wifi',
        '/internet/wifi-service/{product}-pods',
        '/internet/wifi-service/{product}-advanced-wifi/security',
        '/internet/wifi-access-points',
        '/internet/speed-test',
      ],
    },
  ],
})
