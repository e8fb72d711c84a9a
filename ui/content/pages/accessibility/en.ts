import { sessionTimes } from '#ui/content/legal-data.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Accessibility'

export const words: typeof es.words = ({ brand, facts }) => {
  const session = sessionTimes()
  return {
    title: `Accessibility statement of this store | ${brand.name}`,
    description: `What we do so that anyone can shop at ${brand.name}: the standard we follow, what we test, the limits we know of, and whom to tell.`,
    opening: {
      title: 'A door wide enough for everyone',
      lead: `We want you to be able to shop here with a keyboard, a screen reader, large type or your voice. The standard we follow is ${facts.stated('WCAG 2.2', 'name')}, level AA.`,
      picture: 'A person in a wheelchair goes up a ramp to a wide, open door',
      actions: { service: 'Report a barrier', sales: 'Order by phone' },
    },
    tests: {
      id: 'tests',
      heading: 'What we test before we publish',
      paragraphs: [
        'Every page, in Spanish and in English, goes through these tests. If one fails, the page isn’t published.',
      ],
      points: [
        'Automated accessibility rules and an HTML checker, on every page and every screen of the purchase.',
        'The entire purchase with the keyboard alone, with focus always visible and in order.',
        'The same page with much larger type, in a very narrow window, with nothing cut off or covered.',
        'System high-contrast colors, dark mode and reduced motion.',
        'The contrast of every text against its background, by day and by night.',
        'What a screen reader announces when a price changes, a field has an error, or another screen opens.',
      ],
    },
    how: {
      id: 'how',
      heading: 'How it is built',
      lead: 'Choices you notice even if you use no assistive technology.',
      cards: titled({
        'No rush': `A purchase waits ${session.idleMinutes} minutes without you touching anything. We warn you ${session.warningMinutes} minutes before, and one button extends it.`,
        'Correct it, don’t start over':
          'An error names the field, what happened and what to type. Everything else stays as you left it.',
        'Drawings with words':
          'Every drawing that says something has its text. The month-by-month price is drawn and also written.',
        'Works without scripts':
          'Pages can be read in full even if your browser doesn’t run JavaScript, and there is always the phone.',
      }),
    },
    limits: {
      id: 'limits',
      heading: 'The limits we know of',
      paragraphs: ['We would rather name them than have you find them halfway through a purchase.'],
      points: [
        'Automated tests don’t find every barrier. If something gets in your way and isn’t listed here, we don’t know about it yet.',
        'Wide tables scroll sideways on a phone. The first column stays in sight.',
        'The cart and the payment need JavaScript. Without it, we take the order by phone.',
        'Pages we send you to, such as your bank’s or an app’s, belong to other companies and follow their own rules.',
      ],
    },
    questions: {
      id: 'questions',
      heading: 'When something gets in your way',
      items: answers({
        'How do I report a problem?': `Call ${facts.phone('service')}. Tell us the page, what you were trying to do, and what you browse with. We finish what you started with you, and we fix it.`,
        'What if I can’t talk on the phone?': `The relay service dials for you at ${facts.stated('711', 'name')}, in Spanish too, at no charge.`,
        'Can I place the entire order with a person?': `Yes. At ${facts.phone('sales')} they check your address, read you the full price and take the order. It costs the same as here.`,
        'What if I run out of time?': `When we warn you, one button extends the purchase. You can extend it up to ${session.hours} hours; your cart stays saved for ${facts.cartDays} days, and you open it when you come back.`,
        'Can I read the store in larger type?':
          'Yes. Enlarge the type in your browser or on your device: the page moves into a single column, and nothing is cut off.',
      }),
    },
    pages: { heading: 'Other legal pages' },
  }
}
