import { ULTRA } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Internet reviews'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Internet reviews: how to judge a provider | ${brand.name}`,
  description: `No stars we gave ourselves. Learn to read internet reviews, see what ${brand.name} publishes so you can check, and how to complain if something goes wrong.`,
  opening: {
    title: 'We won’t tell you we’re good',
    lead: 'A page of reviews written by the company itself isn’t worth much. This one shows you how to judge anybody, us included.',
    picture: 'A woman compares two bills: on one the line ends in a knot, on the other it runs straight',
    actions: { judge: 'See the questions', complaint: 'How to complain' },
  },
  judge: {
    id: 'judge',
    heading: 'Six questions that say more than stars',
    lead: 'Ask your provider today, and the one you’re considering.',
    cards: titled({
      'What do I pay in the second year?':
        'Everybody advertises the opening price. The one that matters comes next.',
      'What else is on the bill?':
        'Equipment rental, network fees, charges for paper. Ask for the total of a normal month, in writing.',
      'What does leaving cost?':
        'Ask about the contract and the cancellation fee before you hand over your card.',
      'How much is the upload?': 'If they don’t say, it’s low. You’ll notice in a video call.',
      'Is there a data cap?': 'And what happens when you hit it: a charge, a slower line or nothing.',
      'Who answers at night?':
        'Call their customer line late on a Sunday. It’s the best review you’ll ever read.',
    }),
  },
  wePublish: {
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
  reading: {
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
  complaint: {
    id: 'complaint',
    heading: 'Complain so that it works',
    lead: 'About us or anybody. Keep the number of every report.',
    steps: titled({
      'Call with facts': `Have your tests, the dates and the bill at hand. Our customer line is ${facts.phone('service')}.`,
      'Ask for a number and a date':
        'Every complaint needs a report and a day for the answer. If it doesn’t come, call again with that number.',
      'Go up a level':
        'If it isn’t resolved, you can file a complaint with the FCC for free. The company has to answer you in writing.',
    }),
  },
  questions: {
    id: 'questions',
    heading: 'About this page',
    items: answers({
      'Why are there no testimonials?':
        'Because we’d be the ones picking them. We’d rather you compare numbers you can check.',
      'How do I know the price won’t change at the end?':
        'Today’s total and the monthly one stay with you through the whole order. If anything changes, you see it and accept it before we charge.',
      'Can I try it and change my mind?':
        'There’s no contract. If you don’t like it, cancel at no charge and return the equipment. The month and the installation you paid aren’t a penalty, but they aren’t refunded on their own either: ask about your case.',
      'Where do I find another company’s label?':
        'The law asks all of them for it, next to the plan. Put it beside ours: the lines are in the same order.',
    }),
  },
  pages: { heading: 'Check for yourself' },
})
