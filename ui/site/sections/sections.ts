import type { ReactElement } from 'react'
import type { PageSectionKind } from '#core/template/page-record.ts'
import { ActionBand } from './action.tsx'
import { AddOns } from './add-ons.tsx'
import { Address, Text } from './text.tsx'
import { Bars } from './bars.tsx'
import { Bills } from './bills.tsx'
import { Cards } from './cards.tsx'
import { Device } from './device.tsx'
import { Devices } from './devices.tsx'
import { Feature } from './feature.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { Intro } from './intro.tsx'
import { Labels } from './labels.tsx'
import { Offers } from './offers.tsx'
import { Opening } from './opening.tsx'
import { Order } from './order.tsx'
import { Pages } from './pages.tsx'
import { Questions } from './questions.tsx'
import type { SectionProps } from './section.ts'
import { Services } from './services.tsx'
import { Steps } from './steps.tsx'
import { Table } from './table.tsx'
import { Timeline } from './timeline.tsx'
import { Tool } from './tool.tsx'

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
  opening: Opening,
  feature: Feature,
  cards: Cards,
  table: Table,
  figures: Figures,
  bars: Bars,
  bills: Bills,
  action: ActionBand,
  labels: Labels,
  pages: Pages,
  tool: Tool,
  devices: Devices,
  device: Device,
}
