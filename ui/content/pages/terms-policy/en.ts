import type * as es from './es.ts'
import { legalWords } from '#ui/content/es/shared/legal.ts'
import { depositTerms, installations, internetPlanIds } from '#ui/content/legal-data.ts'
import { storedData } from '../privacy/en.ts'

export const name = 'Terms'

export const words: typeof es.words = ({ brand, facts }) => {
  const deposit = depositTerms(brand)
  return {
    title: `Terms of service and your privacy | ${brand.name}`,
    description: `What you accept when you order from ${brand.name}: prices, deposit, payments, cancellation, and which of your data we keep and for how long.`,
    intro: {
      title: 'Terms and privacy',
      lead: 'What you accept when you order, what you pay, and what we keep about you.',
    },
    prices: {
      heading: 'Prices and taxes',
      paragraphs: [
        'Prices are in US dollars. Your state and city tax is added where it applies, and your order shows the total with tax before you pay.',
        ...internetPlanIds(brand).map((id) => `${facts.name(id)}: ${facts.priceOverTime(id)}.`),
        ...installations(brand).map(({ id, isFree }) =>
          isFree ? `${facts.name(id)}: no charge.` : `${facts.name(id)}: ${facts.oneTime(id)}, paid once.`,
        ),
        'If the price of your cart changes while you shop, we show you the new one and charge nothing until you accept it.',
      ],
    },
    deposit:
      deposit === null
        ? null
        : {
            heading: 'Deposit',
            paragraphs: [
              `Depending on two questions about where you live and, if you authorize it, a credit check, we may ask you for a deposit of ${facts.oneTime(deposit.id)}. You see it before you pay.`,
              `We return it after ${deposit.months} months of paying on time.`,
            ],
          },
    payment: {
      heading: 'How you pay',
      paragraphs: [
        'Your browser encrypts your card or bank account details before it sends them. Of a card we keep the brand and the last four digits; the security code is not kept.',
        `By placing the order you authorize today’s charge. ${legalWords.monthlyBill} If you choose automatic payments, you also authorize the charge of each month, until you cancel them.`,
      ],
    },
    storedData: storedData(facts),
    contact: {
      heading: 'Ask, change something, or have your data erased',
      paragraphs: [
        `Before you buy, call sales: ${facts.phone('sales')}. If you have already ordered, call customer service: ${facts.phone('service')}.`,
        'By phone you can cancel, change the visit, or ask us to erase your data. Of an order we keep the number, the date and the amounts, without your name.',
        `${brand.legalName} is responsible for these terms and for your data.`,
      ],
    },
    pages: { heading: 'Other legal pages' },
  }
}
