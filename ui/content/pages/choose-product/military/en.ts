import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Military and veterans'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Internet for military families, no contract | ${brand.name}`,
  description: `Orders come and you move: there’s no contract here to break. What to do with your internet, lines and equipment before a PCS, a deployment or retirement.`,
  opening: {
    title: 'Service that can keep up with your orders',
    lead: 'A military family never knows how long it will be in one house. So what matters most here isn’t a markdown: it’s being able to leave for free.',
    picture: 'A girl runs with her kite toward somebody arriving with a cap and a duffel bag',
    actions: { address: 'See if it’s at my home', sales: 'Talk to sales' },
  },
  price: {
    id: 'price',
    heading: 'The same price for everyone',
    paragraphs: [
      `There’s no separate rate for service members or veterans, and we’d rather say so than dress up the usual price. You pay what anybody sees: ${facts.name('internet-500')} at ${facts.price('internet-500')} a month for ${facts.promotionMonths('internet-500')} months, then ${facts.laterPrice('internet-500')}.`,
      `If somebody in your household is on a program such as Medicaid, SNAP or SSI, ${facts.name('internet-assist')} is ${facts.price('internet-assist')} a month. That one goes by the household, not the uniform.`,
    ],
    actions: { access: 'See the affordable plans', bestDeals: 'See every deal' },
  },
  moving: {
    id: 'moving',
    heading: 'When orders come in',
    lead: 'Three things, in this order, and you take along what can travel.',
    steps: titled({
      'Look up the new place':
        'Enter the address, with the unit number if it’s on base. You’ll see right away if we’re there.',
      'Order or say goodbye':
        'If we’re there, order and pick the day. If not, cancel with one call, at no charge.',
      'Return the equipment': 'The modem and router on loan stay with us. Your mobile lines go with you.',
    }),
  },
  deployment: {
    id: 'deployment',
    heading: 'During a deployment',
    lead: 'The people at home need things to work, too.',
    cards: titled({
      'Video calls that hold up': `Upload matters as much as download. Our plans do both at the same speed: ${facts.uploadSpeed('internet-500')} on ${facts.name('internet-500')}.`,
      'One person pays':
        'With automatic payments nobody has to remember. Turn them off anytime in the account.',
      'Help in any time zone': `Customer service: ${facts.phone('service')}. ${facts.hours('service')}.`,
    }),
  },
  questions: {
    id: 'questions',
    heading: 'What military families ask',
    items: answers({
      'What about my contract with another provider?':
        'The federal SCRA lets people with certain orders end internet, TV and phone contracts without an early termination charge. Ask your provider which document it needs, or check with the legal office on base.',
      'I don’t have orders, but I want to switch. Will leaving cost me?': `Your provider may charge you. We pay up to ${facts.buyoutLimit()} of that if you switch to ${brand.name}.`,
      'Do you reach housing on base?':
        'It depends on the base. The exact address tells you, and the housing office knows which network enters each building.',
      'Can I pause service during a deployment?':
        'There’s no pause. But with no contract you can cancel and order again later, at that day’s prices.',
      'Can somebody else manage the account?': `Ask us to authorize them by phone before you leave: ${facts.phone('service')}.`,
    }),
  },
  action: {
    heading: 'Your next address',
    lead: 'Enter it as soon as you know it. You can see the plans without signing up.',
  },
  pages: { heading: 'Also useful' },
})
