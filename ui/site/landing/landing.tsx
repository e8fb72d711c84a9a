import type { Brand } from '#core/brand/brand.ts'
import { siteWords } from '#ui/content/es/site.ts'
import { SiteFrame } from '../site-frame.tsx'
import { AddOns } from './add-ons.tsx'
import { After } from './after.tsx'
import { Hero } from './hero.tsx'
import type { LandingFacts } from './landing-facts.ts'
import { Plans } from './plans.tsx'
import { Questions } from './questions.tsx'
import { Services } from './services.tsx'
import { Steps } from './steps.tsx'

const sectionsOf = ({ services }: LandingFacts) => [
  { href: '#planes', name: siteWords.plans },
  ...(services.length === 0 ? [] : [{ href: '#servicios', name: siteWords.services }]),
  { href: '#pasos', name: siteWords.how },
  { href: '#preguntas', name: siteWords.questions },
]

export type LandingProps = { readonly brand: Brand; readonly facts: LandingFacts }

/** The front page: what it costs, how it goes, how one leaves, and a form that starts it. */
export const Landing = ({ brand, facts }: LandingProps) => (
  <SiteFrame brand={brand} sections={sectionsOf(facts)}>
    <Hero cheapest={facts.plans[0]} />
    <Plans plans={facts.plans} />
    <Services services={facts.services} />
    <Steps />
    <AddOns addOns={facts.addOns} />
    <After brand={brand} facts={facts} />
    <Questions brand={brand} facts={facts} />
  </SiteFrame>
)
