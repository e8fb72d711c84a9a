import { GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Internet Ultra'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Internet Ultra: ${facts.speed(ULTRA)} for ${facts.price(ULTRA)} a month | ${brand.name}`,
  description: `Internet Ultra is the ${facts.speed(ULTRA)} fiber plan: ${facts.price(ULTRA)} a month for the first ${facts.promotionMonths(ULTRA)} months, ${facts.laterPrice(ULTRA)} after that, with no contract.`,
  opening: {
    title: 'The whole family, each on their own thing',
    lead: `Internet Ultra is our ${facts.speed(ULTRA)} plan. Your order lists it by its speed: ${facts.name(ULTRA)}.`,
    picture:
      'A family in the living room: a show on the screen, two devices on the sofa and homework on a phone',
    actions: { address: 'Check my address', plans: 'Compare plans' },
  },
  figures: {
    id: 'figures',
    heading: 'Ultra in four facts',
    figures: [
      { figure: facts.speed(ULTRA), meaning: 'down: what you watch and download' },
      { figure: facts.uploadSpeed(ULTRA), meaning: 'up: what you send, just as fast' },
      { figure: facts.latency(ULTRA), meaning: 'typical latency: the wait for an answer' },
      { figure: 'Unlimited', meaning: 'data: no charges for using more' },
    ],
  },
  whoFor: {
    id: 'who-for',
    heading: 'Who it’s enough for',
    paragraphs: [
      'Ultra is made for a weeknight: one show in the living room, another in a bedroom, a video call with grandma and somebody finishing homework. Nobody waits for anybody.',
      'It’s plenty for working from home, too. Upload is as fast as download, so your face doesn’t freeze when you share your screen.',
      'If people at home play online, latency matters more than megabits. Ultra’s is nearly the same as Gig’s.',
    ],
    points: [
      'Shows and movies on several screens at once.',
      'Classes, meetings and doctor visits over video.',
      'Cameras, speakers and bulbs connected all day.',
      'Photo backups that finish before bedtime.',
    ],
  },
  price: {
    id: 'price',
    heading: 'What you pay this year and next',
    lead: `In the first ${facts.promotionMonths(ULTRA)} months you save ${facts.saved(ULTRA)}. Write down the month it changes: here it is.`,
    note: `With ${facts.withMobileLines(ULTRA).lines} or more mobile lines, Ultra drops to ${facts.withMobileLines(ULTRA).price} a month for ${facts.withMobileLines(ULTRA).months} months.`,
  },
  arrives: {
    id: 'arrives',
    heading: 'What comes with installation',
    lead: 'And what is up to you.',
    cards: titled({
      'The modem, included': 'It’s on loan at no extra charge. You return it if you ever cancel.',
      'WiFi your way': `Plug in your own router, or add Advanced WiFi for ${facts.price('advanced-wifi')} a month, equipment included.`,
      'You or a technician': `Setting it up yourself is free. If you’d rather have a visit, it’s ${facts.oneTime('install-professional')}, once.`,
    }),
  },
  label: {
    id: 'label',
    heading: 'The label for Ultra',
    lead: 'The same facts in the official format, to hold next to another company’s.',
  },
  questions: {
    id: 'questions',
    heading: 'Questions about Ultra',
    items: answers({
      'Why doesn’t my order say Ultra?': `It says ${facts.name(ULTRA)}. It’s the same plan: Ultra is its name on this page and in ads.`,
      'When is Gig the better choice?': `When you download very large files every day, or there are many of you. Gig starts at ${facts.price(GIG)} a month and downloads files in half the time.`,
      'Will I get full speed over WiFi?':
        'Over a cable, yes. Over WiFi it depends on walls, distance and the device; an older phone can’t reach it. Measure next to the modem to know what the line delivers.',
      'What happens when the promotion ends?': `The next month you pay ${facts.laterPrice(ULTRA)}. You don’t have to call, and leaving costs nothing.`,
      'Can I use the router I already have?':
        'Yes, with a cable to the modem. An old one can be the bottleneck: look on its label for the speed it supports.',
    }),
  },
  action: {
    heading: 'Ask your address',
    lead: 'In seconds you know whether Ultra reaches your door and which day we can install it.',
  },
  pages: { heading: 'You may also like' },
})
