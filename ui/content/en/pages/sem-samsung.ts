import type { PageWriter } from '#ui/content/page-entry.ts'

const INTERNET = 'internet-500'

/** The campaign page for owners of Samsung devices who look for internet. */
export const semSamsung: PageWriter = ({ brand, facts }) => {
  const together = facts.withMobileLines(INTERNET)
  return {
    title: `Your Samsung with your internet | ${brand.name} Mobile`,
    description: `Connect your Samsung phone, tablet or watch along with your ${brand.name} internet: which devices work, what each line costs, and how to start.`,
    sections: [
      {
        kind: 'opening',
        layout: 'night',
        title: 'A Galaxy needs a sky',
        lead: `Your phone, tablet and watch on the same account as your internet. The first line, ${facts.lines('bundled', 1).cost} a month for ${facts.lines('bundled', 1).years} year.`,
        picture: {
          name: 'galaxyTrio',
          alt: 'A folding phone, a tablet and a watch like stars joined by the string of a kite',
        },
        actions: [
          { label: 'Get my price', to: 'address' },
          { label: 'Call sales', to: 'sales' },
        ],
      },
      {
        kind: 'cards',
        id: 'devices',
        heading: 'Each device, with what it needs',
        lead: 'Not all of them take a line of their own.',
        cards: [
          {
            icon: 'phone',
            title: 'Galaxy phone',
            body: 'With eSIM or a card. If it’s unlocked, bring it with your number and with everything in it.',
          },
          {
            icon: 'screen',
            title: 'Tablet',
            body: 'At home, WiFi is enough. With its own line, it works in the car and at school.',
          },
          {
            icon: 'clock',
            title: 'Watch',
            body: 'The LTE model can have its own line and leave the phone at home. The model without LTE uses the phone’s.',
          },
        ],
      },
      {
        kind: 'feature',
        id: 'home',
        tone: 'sea',
        heading: 'The TV and the fridge count too',
        paragraphs: [
          'In a home with many connected devices, the speed is shared. Before you buy another one, see whether your internet and your WiFi can keep up.',
          `With ${together.lines} or more lines, ${facts.name(INTERNET)} costs ${together.price} a month for the first ${together.months} months: the discount is on the internet.`,
        ],
        actions: [{ label: 'See the internet plans', to: 'address' }],
      },
      {
        kind: 'steps',
        id: 'steps',
        heading: 'From your carrier to us',
        lead: 'Without losing your number or your photos.',
        steps: [
          {
            title: 'Check the lock',
            body: 'In Settings, Connections, Mobile networks: if it lets you choose an operator, it’s free.',
          },
          {
            title: 'Make a backup',
            body: 'In Settings, Accounts and backup. It’s insurance: the change erases nothing.',
          },
          {
            title: 'Change the line',
            body: 'Scan the eSIM code with the camera, or swap the card while the phone is off.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'If you have a Samsung',
        items: [
          {
            question: 'Does my model work on your network?',
            answer:
              'Almost all sold in the United States do. One bought abroad may lack the bands used here: tell us its IMEI and we check.',
          },
          {
            question: 'Can I trade in my old Samsung?',
            answer: `Yes, if it’s paid off, powers on, never got wet and you reset it. You get what it’s worth and ${facts.mobile.tradeInBonus} more.`,
          },
          {
            question: 'Does a foldable pay more for its line?',
            answer: `No. The line costs the same on any phone: ${facts.mobile.perLine('unlimited')} a month, or less for several.`,
          },
          {
            question: 'Can I change it every time a new one comes out?',
            answer: `With ${facts.name('mobile-unlimited-plus')}, yes, without finishing paying for the last one.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Before you choose',
        pages: ['/mobile/byod', '/mobile/plans', '/internet/plans', '/internet/wifi-service'],
      },
    ],
  }
}
