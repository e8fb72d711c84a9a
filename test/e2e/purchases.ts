import type { Page } from '@playwright/test'
import type { AddressForm } from '#core/address/address-form.ts'
import { cents } from '#core/shared/money.ts'
import type { Details } from './buyer.ts'
import { magnolia } from './buyer.ts'
import type { Hands } from './hands.ts'
import { finger, keys, mouse } from './hands.ts'
import type { Amounts } from './screens.ts'

/** What somebody buys, by what means, and what it costs, reckoned by hand. */
export type Purchase = {
  readonly name: string
  readonly hands: (page: Page) => Hands
  readonly context: {
    readonly viewport: { readonly width: number; readonly height: number }
    readonly hasTouch: boolean
  }
  readonly address: AddressForm
  /** As much of the street as is typed before the list is used. */
  readonly typed: string
  readonly plan: string
  readonly services: readonly (readonly [offerId: string, quantity: number])[]
  readonly details: Required<Details>
  readonly payment: 'card' | 'bank'
  /** Before an installation and a deposit are known, with them, and in the month after the promotion. */
  readonly configured: Amounts
  readonly whole: Amounts & { readonly later: Amounts['monthly'] }
  readonly paidWith: string
}

export const purchases: readonly Purchase[] = [
  {
    name: 'internet alone, by mouse at 1440 px',
    hands: mouse,
    context: { viewport: { width: 1440, height: 900 }, hasTouch: false },
    address: magnolia,
    typed: '742 Mag',
    plan: 'internet-gig',
    services: [
      ['advanced-wifi', 1],
      ['wifi-pod', 2],
    ],
    details: { install: 'professional', risk: { year: 'yes', type: 'NONE' } },
    payment: 'card',
    // Florida, 6 %: 70.00 + 10.60 + 6.36; a technician 68.90.
    configured: { monthly: cents(86_96), today: cents(86_96) },
    whole: { monthly: cents(86_96), today: cents(155_86), later: cents(116_96) },
    paidWith: 'Visa terminada en 1111',
  },
  {
    name: 'internet, television and telephone from an account, by touch at 360 px',
    hands: finger,
    context: { viewport: { width: 360, height: 740 }, hasTouch: true },
    address: { street: '900 Main Street', unit: 'Apt 4B', zip: '77002' },
    typed: '900 Main',
    plan: 'internet-gig',
    services: [
      ['tv-stream', 1],
      ['disney-premium', 1],
      ['home-phone', 1],
    ],
    details: { install: 'self', risk: { year: 'no', type: 'NONE' } },
    payment: 'bank',
    // Texas, 6.25 %: 70.00 + 42.50 + 14.86 + 15.94; a deposit of 50.00.
    configured: { monthly: cents(143_30), today: cents(143_30) },
    whole: { monthly: cents(143_30), today: cents(193_30), later: cents(173_30) },
    paidWith: 'Cuenta de cheques terminada en 6789',
  },
  {
    name: 'internet and three mobile lines, by keyboard alone',
    hands: keys,
    context: { viewport: { width: 1280, height: 720 }, hasTouch: false },
    address: magnolia,
    typed: '742 Mag',
    plan: 'internet-500',
    services: [['mobile-unlimited-plus', 3]],
    details: { install: 'professional', risk: { year: 'no', type: 'SSN', number: '219-09-9999' } },
    payment: 'card',
    // Florida, 6 %: 50.00 + 127.20; a technician 68.90.
    configured: { monthly: cents(177_20), today: cents(177_20) },
    whole: { monthly: cents(177_20), today: cents(246_10), later: cents(207_20) },
    paidWith: 'Visa terminada en 1111',
  },
]
