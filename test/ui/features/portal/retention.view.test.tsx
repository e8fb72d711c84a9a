import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { laterQuote } from '#core/pricing/later-quote.ts'
import { retention } from '#stories/features/change-screen.tsx'
import {
  allOptions,
  cycle,
  discount,
  optionPreview,
  pause,
  presentQuote,
  smallerPlan,
} from '#stories/stage/service-change.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { elementsOf } from '#test/ui/kit/markup.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import { optionsWords } from '#ui/content/es/portal/retention-options.ts'
import { switchingWords } from '#ui/content/es/portal/switching.ts'
import { lineHealthWords, repairSteps } from '#ui/features/portal/troubleshooting/es.ts'
import { money } from '#ui/content/format.ts'
import { AdditionalOptionView } from '#ui/features/portal/additional-option/additional-option.view.tsx'
import { OptionAcceptView } from '#ui/features/portal/option-accept/option-accept.view.tsx'
import { OptionsView } from '#ui/features/portal/options/options.view.tsx'
import { ReasonsView } from '#ui/features/portal/reasons/reasons.view.tsx'
import { differenceText } from '#ui/features/portal/shared/totals-comparison.view.tsx'
import { SwitchingView } from '#ui/features/portal/switching/switching.view.tsx'
import { LineTestView } from '#ui/features/portal/troubleshooting/line-test.view.tsx'
import { TroubleshootingView } from '#ui/features/portal/troubleshooting/troubleshooting.view.tsx'
import { textIn } from '../../site/markup.ts'

const ignore = (): void => undefined
const choosing = { ...retention, onChoose: ignore, onOthers: ignore, onBack: ignore, onOptions: ignore }
const accepting = { ...retention, read: [], onToggle: ignore, onAccept: ignore, onOther: ignore }
const present = {
  optionId: null,
  name: 'Internet Gig',
  downMbps: 1_000,
  quote: laterQuote(presentQuote, 2),
  start: cycle.nextBillOn,
}
const smaller = {
  optionId: smallerPlan.id,
  name: 'Internet 500 Mbps',
  downMbps: null,
  quote: smallerPlan.quote,
  start: smallerPlan.startsOn,
}
const lineTest = (downMbps: number | null) => (
  <LineTestView
    state={
      downMbps === null ? { kind: 'ready' } : { kind: 'done', result: { latencyMs: 9, downMbps, upMbps: 90 } }
    }
    plan={{ id: 'internet-gig', name: 'Internet Gig', downMbps: 1_000 }}
    phone={cometa.phones.service}
    onStart={ignore}
    onCancel={ignore}
  />
)
const repairing = {
  ...retention,
  openingOf: () => ({ kind: 'always' }) as const,
  onOptions: ignore,
  onSolved: ignore,
}

const screens: Readonly<Record<string, () => ReactElement>> = {
  reasons: () => <ReasonsView {...retention} onReason={ignore} />,
  'reasons again': () => <ReasonsView {...retention} chosen={null} onReason={ignore} isBusy />,
  troubleshooting: () => <TroubleshootingView {...repairing} lineTest={lineTest(null)} />,
  'troubleshooting, finished': () => (
    <TroubleshootingView {...repairing} initialStep={repairSteps.length} lineTest={lineTest(90)} />
  ),
  switching: () => <SwitchingView {...choosing} present={present} smaller={[smaller]} />,
  'switching without a smaller plan': () => <SwitchingView {...choosing} present={present} smaller={[]} />,
  'switching while it loads': () => <SwitchingView {...choosing} present={null} smaller={null} />,
  options: () => <OptionsView {...choosing} options={allOptions} />,
  'no options': () => <OptionsView {...choosing} options={[]} />,
  'options while they load': () => <OptionsView {...choosing} options={null} />,
  'other options': () => <AdditionalOptionView {...choosing} options={allOptions.slice(1)} cheapest={null} />,
  'no other options': () => <AdditionalOptionView {...choosing} options={[]} cheapest={null} />,
  'a discount': () => <OptionAcceptView {...accepting} preview={optionPreview(discount)} />,
  'a pause': () => <OptionAcceptView {...accepting} preview={optionPreview(pause)} isBusy />,
  'an option while it loads': () => <OptionAcceptView {...accepting} preview={null} />,
  'a failure': () => (
    <OptionsView
      {...choosing}
      options={allOptions}
      trouble={{ failure: { _tag: 'Unreachable' }, request: null }}
    />
  ),
}

const named = Object.entries(screens)

describe('a retention screen', () => {
  it.each(named)('is a complete screen: %s', (_name, screen) => {
    expectScreen(renderToStaticMarkup(screen()))
  })

  it.each(named)(
    'continues the cancellation and stays with the service by one press, alike: %s',
    (_name, screen) => {
      const buttons = elementsOf(renderToStaticMarkup(screen())).filter(({ name }) => name === 'button')
      const looks = [decisionWords.continue, decisionWords.keep].map((label) =>
        buttons.filter(({ spoken }) => spoken === label || spoken === decisionWords.busy),
      )
      const [onward, kept] = looks.map((found) => found[0]?.attributes['class'])
      expect(onward).toBeDefined()
      expect(onward).toBe(kept)
    },
  )
})

describe('OptionsView', () => {
  it('shows the option that saves most with its amounts, and how many others there are', () => {
    const text = textIn(renderToStaticMarkup(<OptionsView {...choosing} options={allOptions} />))
    const [best, ...others] = allOptions
    expect(text).toContain(optionsWords.saved(money(best?.savedInYear ?? discount.savedInYear).text))
    expect(text).toContain(optionsWords.others(others.length))
  })

  it('says that there is none', () => {
    const text = textIn(renderToStaticMarkup(<OptionsView {...choosing} options={[]} />))
    expect(text).toContain(optionsWords.none)
    expect(text).not.toContain(optionsWords.choose)
  })
})

describe('SwitchingView', () => {
  it('states for each plan the same difference as its totals', () => {
    const markup = renderToStaticMarkup(<SwitchingView {...choosing} present={present} smaller={[smaller]} />)
    expect(textIn(markup)).toContain(switchingWords.noSpeed)
    const totals = [...textIn(markup).matchAll(/\$([\d,]+\.\d\d) menos/g)].map(([, amount]) => amount)
    expect(totals.length).toBeGreaterThan(1)
    expect(totals[0]).toBe(totals[1])
  })
})

describe('differenceText', () => {
  it('says less, more, or the same', () => {
    const { monthly } = presentQuote
    expect(differenceText(monthly.total, monthly.total)).toBe(switchingWords.same)
    expect(differenceText(monthly.total, monthly.net)).toContain('menos')
    expect(differenceText(monthly.net, monthly.total)).toContain('más')
  })
})

describe('LineTestView', () => {
  it.each([
    [950, 'asSold'],
    [500, 'weakWifi'],
    [90, 'slow'],
  ] as const)('says what %i of 1000 Mbps means: %s (SPD-05)', (downMbps, health) => {
    expect(textIn(renderToStaticMarkup(lineTest(downMbps)))).toContain(lineHealthWords[health].title)
  })
})
