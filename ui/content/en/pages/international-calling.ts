import type { PageWriter } from '#ui/content/page-entry.ts'

/** The countries of the examples. */
const examples = ['MX', 'CO', 'DO', 'GT', 'SV', 'HN', 'CU'] as const

/** What international calls from the telephone at home cost, in English. */
export const internationalCalling: PageWriter = ({ brand, facts }) => {
  const rates = facts.callingRates()
  const longest = facts.call('MX', 60).minutes
  return {
    title: `International calling rates by country | ${brand.name}`,
    description: `Rates per minute to ${facts.countriesCalled} countries from your home phone, to landlines and cell phones. What it costs to add, how to dial and examples of long calls.`,
    sections: [
      {
        kind: 'opening',
        layout: 'wide',
        title: 'Don’t let the price cut the call short',
        lead: `Add international calling to your home phone for ${facts.price('phone-international')} more a month, and every minute has a published price. It’s all on this page.`,
        picture: {
          name: 'callingLine',
          alt: 'Two women talk on the phone from two hills; a kite string crosses the sea between them',
        },
        actions: [
          { label: 'Find my country', to: '#rates' },
          { label: 'Order home phone', to: 'address' },
        ],
      },
      {
        kind: 'bars',
        id: 'examples',
        tone: 'sun',
        heading: `What ${longest} minutes cost`,
        lead: 'To a landline in each country, before tax. Calling a cell phone may cost more.',
        bars: examples.map((country) => ({
          title: facts.call(country, 60).country,
          value: facts.call(country, 60).landline,
          amount: facts.call(country, 60).amount,
          isMain: country === 'MX',
        })),
      },
      {
        kind: 'table',
        id: 'rates',
        heading: 'Rate per minute, country by country',
        lead: 'In US cents. Every minute you start is charged in full.',
        columns: ['Country', 'To a landline', 'To a cell phone'],
        rows: rates.map(({ country, landline, mobile }) => [country, landline, mobile]),
        note: 'Your country isn’t here? Call sales and ask before you dial.',
      },
      {
        kind: 'steps',
        id: 'dial',
        heading: 'How to dial',
        lead: 'The same from any phone in the house.',
        steps: [
          {
            title: 'Dial out',
            body: `Start with ${facts.stated('011', 'name')}, the exit code of the United States.`,
          },
          {
            title: 'Add the country code',
            body: `For example, ${facts.stated('52', 'name')} for Mexico or ${facts.stated('57', 'name')} for Colombia.`,
          },
          {
            title: 'Finish with the number',
            body: 'With its city code, and without the zeros or prefixes used only inside that country.',
          },
        ],
      },
      {
        kind: 'feature',
        id: 'worth-it',
        heading: 'Is it worth it? Do the math',
        paragraphs: [
          `Home phone with international calling is ${facts.together('home-phone', 'phone-international')} a month, plus the minutes you talk abroad. Inside the United States, no minutes are counted.`,
          'If your family has good internet and a recent phone, a video app is free. The phone wins when there’s a landline at the other end, a weak signal, or someone who doesn’t use apps.',
        ],
        points: [
          'Call the landline when you can: in many countries it’s cheaper than a cell phone.',
          'For Cuba and other expensive countries, agree on a time and get to the point.',
          'Hang up properly: a phone off the hook keeps counting.',
        ],
        picture: {
          name: 'callingClock',
          alt: 'A young woman on the phone looks at two clocks on the wall, one per country',
        },
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'Before you call far away',
        items: [
          {
            question: 'Are minutes included?',
            answer: `No. The ${facts.price('phone-international')} a month opens the service at these rates; minutes are charged separately, on your bill.`,
          },
          {
            question: 'Am I charged if nobody answers?',
            answer: 'No. Time counts from when someone picks up, and that includes a voicemail.',
          },
          {
            question: 'What about calls to Puerto Rico?',
            answer: 'They’re domestic, so they use no international minutes.',
          },
          {
            question: 'Does it work from my cell phone?',
            answer: 'No. It’s for the home phone. Mobile lines have rates of their own.',
          },
          {
            question: 'Can I block these calls?',
            answer: `Without this add-on, your phone doesn’t dial abroad. If you have it and no longer want it, remove it at ${facts.phone('service')}.`,
          },
          {
            question: 'Do rates change?',
            answer: 'They can. The ones on this page are current. Check them before a long call.',
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Closer to your people',
        pages: [
          '/home-phone',
          '/cable-tv/international',
          '/mobile/plans/international',
          '/sem/voice',
          '/apps',
        ],
      },
    ],
  }
}
