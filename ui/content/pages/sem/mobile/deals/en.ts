import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Mobile deals'

export const words: typeof es.words = ({ brand, facts }) => {
  const { mobile } = facts
  const family = facts.lines('bundled', 4)
  return {
    title: `Mobile deals, with their conditions | ${brand.name} Mobile`,
    description: `${mobile.tradeInBonus} more for your used phone, up to ${mobile.switchMost} for what your lines owe, and ${family.count} lines for ${family.cost}. What each ${brand.name} offer asks for.`,
    opening: {
      title: `Your old phone is worth ${mobile.tradeInBonus} more than it’s worth`,
      lead: 'We appraise it and add the bonus on top. It comes as a credit on your bill.',
      picture: 'A market table with used phones; a woman hands hers over and gets another with a bow',
      actions: { sales: 'Ask what I’d get', bonus: 'See what it takes' },
    },
    offers: {
      id: 'offers',
      heading: 'Three offers that get along',
      figures: [
        { figure: mobile.tradeInBonus, meaning: 'more than it’s worth, for the phone you hand in.' },
        {
          figure: mobile.switchMost,
          meaning: `at most, to pay off what your phones owe if you bring ${mobile.switchMinLines} or more lines.`,
        },
        {
          figure: family.cost,
          meaning: `a month for ${family.count} Unlimited lines with internet, for ${family.years} year.`,
        },
      ],
    },
    bonus: {
      id: 'bonus',
      heading: 'What the bonus asks for',
      paragraphs: ['Four things, all at once. Two you can fix before you come; the other two you can’t.'],
      points: [
        'Paid off: you owe nothing on it. If there is little left, pay it and come back.',
        'It powers on, and the screen responds.',
        'It never got wet. Inside is a mark that changes color with water, and we look at it.',
        'Reset, and without your account. Back up your photos first.',
      ],
    },
    questions: {
      id: 'questions',
      heading: 'Good to know',
      items: answers({
        'Can I use all three offers?':
          'Yes. One is about the phone you hand in, another about the debt on those you bring, and another about the lines.',
        'Who decides what my phone is worth?':
          'An appraisal by model, capacity and condition. You see it before you accept, and if you don’t like it you keep the phone.',
        'What if the screen is broken?':
          'Ask: it may be worth something even without the bonus. If it doesn’t power on or it got wet, we can’t take it.',
        'What if I cancel later?': `The bonus is yours. The offer that pays debts does ask for ${mobile.switchMonths} months with the lines active; if you cancel earlier, you repay it.`,
      }),
    },
    action: {
      heading: 'Start with your address',
      lead: 'It says which internet reaches your home, and the price of your lines follows from that.',
    },
  }
}
