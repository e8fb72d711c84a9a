import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ULTRA = 'internet-500' as OfferId

/** How to judge a provider without believing its own stars, in English. */
export const internetReviews: PageWriter = ({ brand, facts }) => ({
  title: `Internet reviews: how to judge a provider | ${brand.name}`,
  description: `No stars we gave ourselves. Learn to read internet reviews, see what ${brand.name} publishes so you can check, and how to complain if something goes wrong.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'We won’t tell you we’re good',
      lead: 'A page of reviews written by the company itself isn’t worth much. This one shows you how to judge anybody, us included.',
      picture: {
        name: 'internetCompare',
        alt: 'A woman compares two bills: on one the line ends in a knot, on the other it runs straight',
      },
      actions: [
        { label: 'See the questions', to: '#judge' },
        { label: 'How to complain', to: '#complaint' },
      ],
    },
    {
      kind: 'cards',
      id: 'judge',
      heading: 'Six questions that say more than stars',
      lead: 'Ask your provider today, and the one you’re considering.',
      tone: 'sun',
      cards: [
        {
          icon: 'coin',
          title: 'What do I pay in the second year?',
          body: 'Everybody advertises the opening price. The one that matters comes next.',
        },
        {
          icon: 'receipt',
          title: 'What else is on the bill?',
          body: 'Equipment rental, network fees, charges for paper. Ask for the total of a normal month, in writing.',
        },
        {
          icon: 'close',
          title: 'What does leaving cost?',
          body: 'Ask about the contract and the cancellation fee before you hand over your card.',
        },
        {
          icon: 'arrow',
          title: 'How much is the upload?',
          body: 'If they don’t say, it’s low. You’ll notice in a video call.',
        },
        {
          icon: 'signal',
          title: 'Is there a data cap?',
          body: 'And what happens when you hit it: a charge, a slower line or nothing.',
        },
        {
          icon: 'clock',
          title: 'Who answers at night?',
          body: 'Call their customer line late on a Sunday. It’s the best review you’ll ever read.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'we-publish',
      heading: `How ${brand.name} answers`,
      lead: 'Each answer has a place where you can check it.',
      columns: ['Question', 'Our answer', 'Where to check'],
      rows: [
        [
          'The second year',
          `Ultra goes from ${facts.price(ULTRA)} to ${facts.laterPrice(ULTRA)} a month after ${facts.promotionMonths(ULTRA)} months`,
          'On the plan’s page and in your order',
        ],
        ['Extra monthly fees', 'None for the modem or the network', 'On the plan’s label'],
        ['Leaving', 'No contract and no fee', 'In the terms of service'],
        [
          'Upload',
          `${facts.uploadSpeed(ULTRA)} on Ultra: same as download`,
          'On the label and in the speed test',
        ],
        ['Data', 'Unlimited', 'In the data policy'],
        [
          'Installation',
          `${facts.oneTime('install-professional')} with a technician; free if you do it`,
          'In the order, before you pay',
        ],
      ],
      note: `Checked on ${facts.date('2026-11-23')}. Prices come from the same catalog the store charges from.`,
    },
    {
      kind: 'feature',
      id: 'reading',
      heading: 'How to read other people’s reviews',
      paragraphs: [
        'People write when they’re furious, or when somebody asks for a review on installation day. What helps you is in between.',
      ],
      points: [
        'Look for your city: the network changes from street to street.',
        'Check the date. A few years ago the same house may have had another cable.',
        'Keep “it’s slow” apart from “they overcharged me”: those are different failures.',
        'Be wary of very short ones, and of ones that read like an ad.',
        'Ask somebody in your building. That’s the only review of your own line.',
      ],
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'complaint',
      heading: 'Complain so that it works',
      lead: 'About us or anybody. Keep the number of every report.',
      steps: [
        {
          title: 'Call with facts',
          body: `Have your tests, the dates and the bill at hand. Our customer line is ${facts.phone('service')}.`,
        },
        {
          title: 'Ask for a number and a date',
          body: 'Every complaint needs a report and a day for the answer. If it doesn’t come, call again with that number.',
        },
        {
          title: 'Go up a level',
          body: 'If it isn’t resolved, you can file a complaint with the FCC for free. The company has to answer you in writing.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'About this page',
      items: [
        {
          question: 'Why are there no testimonials?',
          answer: 'Because we’d be the ones picking them. We’d rather you compare numbers you can check.',
        },
        {
          question: 'How do I know the price won’t change at the end?',
          answer:
            'Today’s total and the monthly one stay with you through the whole order. If anything changes, you see it and accept it before we charge.',
        },
        {
          question: 'Can I try it and change my mind?',
          answer:
            'There’s no contract. If you don’t like it, cancel at no charge and return the equipment. The month and the installation you paid aren’t a penalty, but they aren’t refunded on their own either: ask about your case.',
        },
        {
          question: 'Where do I find another company’s label?',
          answer:
            'The law asks all of them for it, next to the plan. Put it beside ours: the lines are in the same order.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Check for yourself',
      pages: [
        '/internet/plans',
        '/internet/speed-test',
        '/internet/network-reliability',
        '/sem/why-{product}',
        '/packages/savings-calculator',
      ],
    },
  ],
})
