import type { ReactElement } from 'react'
import type { PageSectionKind } from '#core/template/page-record.ts'
import { AddOns } from './add-ons.tsx'
import { Address } from './address.tsx'
import { Hero } from './hero.tsx'
import { Intro } from './intro.tsx'
import { Offers } from './offers.tsx'
import { Order } from './order.tsx'
import { Questions } from './questions.tsx'
import type { SectionProps } from './section.ts'
import { Services } from './services.tsx'
import { Steps } from './steps.tsx'
import { Text } from './text.tsx'
import { Timeline } from './timeline.tsx'

/** The component of each section kind. */
export const sectionComponents: {
  readonly [K in PageSectionKind]: (props: SectionProps<K>) => ReactElement
} = {
  hero: Hero,
  intro: Intro,
  offers: Offers,
  services: Services,
  addOns: AddOns,
  steps: Steps,
  timeline: Timeline,
  questions: Questions,
  order: Order,
  address: Address,
  text: Text,
}
