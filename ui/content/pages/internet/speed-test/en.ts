import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Speed test'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Free internet speed test, any provider | ${brand.name}`,
  description:
    'Measure download, upload and response time on any provider’s connection. Learn how to test it right and read the result before you complain or switch.',
  opening: {
    title: 'Test your internet, whoever provides it',
    lead: 'The test works with any company. It gives you three numbers and holds them up to our plans, without asking who you are.',
    picture: 'A speed gauge whose needle is a kite',
    actions: { test: 'Go to the test' },
  },
  test: {
    id: 'test',
    heading: 'Speed test',
    lead: 'It measures between your device and our server. We don’t keep the result.',
  },
  right: {
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
    picture: 'A computer connected to the modem with a cable',
  },
  numbers: {
    id: 'numbers',
    heading: 'What the three numbers say',
    lead: 'None of them tells the whole story alone.',
    cards: titled({
      Download: 'What reaches your home: shows, pages, files. It’s the number you nearly always see in ads.',
      Upload:
        'What you send: your camera in a meeting, your photos to the cloud. When it’s low, others see you freeze.',
      Response:
        'How long the network takes to answer. Lower is better. In games and calls you feel it before you feel speed.',
    }),
  },
  diagnosis: {
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
  questions: {
    id: 'questions',
    heading: 'About the test',
    items: answers({
      'Why is it less than I pay for?':
        'Usually it’s the WiFi, the device, or somebody else using the network right then. Repeat it alone and on a cable before you draw conclusions.',
      'Why do two tests give different numbers?':
        'Each test uses a different server and a different moment. A small difference is normal. Trust several measurements, not the best or the worst one.',
      'Does it use my data?':
        'Yes, it downloads and sends test files. At home on an unlimited plan that doesn’t matter; on a phone with limited data, join a WiFi network first.',
      'I’m a customer and my line is slow on a cable. What now?': `Call customer service at ${facts.phone('service')} with both measurements at hand. We’ll measure the line with you.`,
      'Can I test on my phone?':
        'Yes. You’ll see the speed that phone gets in that spot, which is exactly what you want to know when you’re looking for the corner with bad signal.',
    }),
  },
  pages: { heading: 'You have your number. Now what?' },
})
