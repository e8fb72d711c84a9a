import type * as es from '#ui/content/es/shared/sections.ts'
import { counted, money } from '#ui/content/format.ts'
import type { Twin } from '#ui/content/language.ts'

export const sectionWords: Twin<typeof es.sectionWords> = {
  period: 'per month',
  each: 'per month each',
  eachLine: 'per month each',
  from: 'From',
  saved: (off) => `You save ${money(off).text}`,
  choose: 'See if it’s available at my home',
  chooseSpoken: (name) => `See if it’s available at my home: ${name}`,
  limit: (limit) => `Up to ${limit} per account`,
  agreement: 'Read in full',
  otherQuestion: 'Another question?',
  again: 'See my plans',
  returning: 'Your order is waiting for you',
  continueOrder: 'Continue my order',
  savedAddress: 'See my saved address',
  orderTabs: 'Who is the service for?',
  homeTab: 'Home',
  businessTab: 'Business',
  perMonthSpoken: (spoken) => `${spoken} per month`,
  everyMonth: 'Every month',
  firstMonths: (months) => (months === 1 ? 'First month' : `First ${counted(months, 'month', 'months')}`),
  fromMonth: (month) => `From month ${month}`,
  afterEveryMonth: 'every month',
  afterFirstMonths: (months, fromMonth, later) =>
    `for the first ${months === 1 ? 'month' : counted(months, 'month', 'months')}; from month\u00A0${fromMonth},\u00A0${later}`,
}
