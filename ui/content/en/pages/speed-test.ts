import type { PageWriter } from '#ui/content/page-entry.ts'

/** The speed test, and what to do with its result, in English. */
export const speedTest: PageWriter = ({ brand, facts }) => ({
  title: `Free internet speed test, any provider | ${brand.name}`,
  description:
    'Measure download, upload and response time on any provider’s connection. Learn how to test it right and read the result before you complain or switch.',
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Test your internet, whoever provides it',
      lead: 'The test works with any company. It gives you three numbers and holds them up to our plans, without asking who you are.',
      picture: { name: 'internetGauge', alt: 'A speed gauge whose needle is a kite' },
      actions: [{ label: 'Go to the test', to: '#test' }],
    },
    {
      kind: 'tool',
      id: 'test',
      heading: 'Speed test',
      lead: 'It measures between your device and our server. We don’t keep the result.',
      tool: 'speedTest',
    },
    {
      kind: 'feature',
      id: 'right',
      heading: 'Test twice: on WiFi and on a cable',
      paragraphs: [
        'A test on WiFi tells you about your WiFi. A test on a cable tells you about your line. Run only the first and you may end up switching companies because of a wall.',
      ],
      points: [
        'Connect a computer to the modem with a network cable.',
        'Turn off any VPN and close downloads, games and shows across the house.',
        'Test in the morning and again in the evening, when everybody is online.',
        'Write both down and compare them with the speed you pay for.',
      ],
      picture: {
        name: 'internetByCable',
        alt: 'A computer connected to the modem with a cable',
      },
    },
    {
      kind: 'cards',
      id: 'numbers',
      heading: 'What the three numbers say',
      lead: 'None of them tells the whole story alone.',
      tone: 'sea',
      cards: [
        {
          icon: 'down',
          title: 'Download',
          body: 'What reaches your home: shows, pages, files. It’s the number you nearly always see in ads.',
        },
        {
          icon: 'up',
          title: 'Upload',
          body: 'What you send: your camera in a meeting, your photos to the cloud. When it’s low, others see you freeze.',
        },
        {
          icon: 'clock',
          title: 'Response',
          body: 'How long the network takes to answer. Lower is better. In games and calls you feel it before you feel speed.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'diagnosis',
      heading: 'Your result and the next step',
      lead: 'Find the row that looks like yours.',
      columns: ['What you measured', 'Most likely', 'What to do'],
      rows: [
        [
          'Good on cable, bad on WiFi',
          'The signal doesn’t cross your home',
          'Move the router to the middle, or add a pod where it’s weak',
        ],
        [
          'Bad on cable at any hour',
          'A slow plan, or a fault',
          'Compare with what you pay for and call your company with the numbers',
        ],
        [
          'Good by day, bad at night',
          'Your area’s network fills up, or your home fills the plan',
          'Test at night with everything else off: then you know which',
        ],
        [
          'Good download, very low upload',
          'Your connection isn’t fiber',
          'If you work or stream from home, look for a plan with matching upload',
        ],
        [
          'All good, but games stutter',
          'The response is slow or jumps around',
          'Connect the console with a cable and test again',
        ],
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'About the test',
      items: [
        {
          question: 'Why is it less than I pay for?',
          answer:
            'Usually it’s the WiFi, the device, or somebody else using the network right then. Repeat it alone and on a cable before you draw conclusions.',
        },
        {
          question: 'Why do two tests give different numbers?',
          answer:
            'Each test uses a different server and a different moment. A small difference is normal. Trust several measurements, not the best or the worst one.',
        },
        {
          question: 'Does it use my data?',
          answer:
            'Yes, it downloads and sends test files. At home on an unlimited plan that doesn’t matter; on a phone with limited data, join a WiFi network first.',
        },
        {
          question: 'I’m a customer and my line is slow on a cable. What now?',
          answer: `Call customer service at ${facts.phone('service')} with both measurements at hand. We’ll measure the line with you.`,
        },
        {
          question: 'Can I test on my phone?',
          answer:
            'Yes. You’ll see the speed that phone gets in that spot, which is exactly what you want to know when you’re looking for the corner with bad signal.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'You have your number. Now what?',
      pages: [
        '/internet/internet-speeds',
        '/internet/internet-speeds-explained',
        '/internet/plans',
        '/internet/wifi-access-points',
      ],
    },
  ],
})
