import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { laterQuote } from '#core/pricing/later-quote.ts'
import { brand } from '#adapters/brand/brand.ts'
import type { RetentionOption } from '#core/portal/retention-option.ts'
import { reasonsWords } from '#ui/content/es/portal/reasons.ts'
import { troubleshootingWords } from '#ui/features/portal/troubleshooting/es.ts'
import { AdditionalOptionView } from '#ui/features/portal/additional-option/additional-option.view.tsx'
import { AgentView } from '#ui/features/portal/agent/agent.view.tsx'
import { OptionAcceptView } from '#ui/features/portal/option-accept/option-accept.view.tsx'
import { OptionsView } from '#ui/features/portal/options/options.view.tsx'
import { ReasonsView } from '#ui/features/portal/reasons/reasons.view.tsx'
import { SwitchingView } from '#ui/features/portal/switching/switching.view.tsx'
import { LineTestView } from '#ui/features/portal/troubleshooting/line-test.view.tsx'
import { TroubleshootingView } from '#ui/features/portal/troubleshooting/troubleshooting.view.tsx'
import type { SpeedTestState } from '#ui/features/shared/speed-test/speed-test.view.tsx'
import {
  allOptions,
  cycle,
  discount,
  homePhone,
  internet,
  optionPreview,
  pause,
  presentQuote,
  smallerPlan,
  smallestPlan,
  television,
} from '../stage/service-change.ts'
import {
  changeMeta,
  changeStory,
  english,
  ignore,
  look,
  retention,
  everyWidth,
  type ChangeScreenArgs,
} from './change-screen.tsx'

/** The screens that answer a reason for a cancellation. */
const meta: Meta<ChangeScreenArgs> = { ...changeMeta, title: 'Pantallas/Cambiar o cancelar' }

export default meta

const reasons = { ...retention, onReason: ignore }

export const Reasons = { ...changeStory('Motivo', () => <ReasonsView {...reasons} />), tags: ['visual'] }
export const ReasonMissing = changeStory('Motivo sin elegir', () => <ReasonsView {...reasons} />, {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: reasonsWords.continue }))
    await expect(await screen.findByText(reasonsWords.missing)).toBeVisible()
  },
})
export const LongNames = changeStory(
  'Tres servicios',
  () => <ReasonsView {...reasons} services={[internet, television, homePhone]} chosen={null} isBusy />,
  everyWidth,
)

const open = () => ({ kind: 'always' }) as const
const closed = () => ({ kind: 'closed', from: { day: 1, inDays: 1, hour: 8, minute: 0 } }) as const
const plan = { id: 'internet-gig', name: 'Internet Gig', downMbps: 1_000 }
const lineTest = (state: SpeedTestState) => (
  <LineTestView state={state} plan={plan} phone={brand.phones.service} onStart={ignore} onCancel={ignore} />
)

const measured = (downMbps: number): SpeedTestState => ({
  kind: 'done',
  result: { latencyMs: 14, downMbps, upMbps: downMbps * 0.8 },
})
const repair = { ...retention, openingOf: open, onOptions: ignore, onSolved: ignore }

export const Repair = {
  ...changeStory('Solucionar: primer paso', () => (
    <TroubleshootingView {...repair} lineTest={lineTest({ kind: 'ready' })} />
  )),
  tags: ['visual'],
}
export const RepairSteps = changeStory(
  'Solucionar: los pasos',
  () => <TroubleshootingView {...repair} lineTest={lineTest(measured(912))} />,
  {
    play: async () => {
      for (let step = 0; step < 4; step += 1)
        await userEvent.click(await screen.findByRole('button', { name: troubleshootingWords.done }))
      await expect(screen.getByText(troubleshootingWords.allDone)).toHaveFocus()
      await userEvent.click(screen.getByRole('button', { name: troubleshootingWords.again }))
      await expect(screen.getByText(troubleshootingWords.position(1, 4))).toBeVisible()
      await look()
    },
  },
)
export const RepairWifi = changeStory(
  'Solucionar: WiFi débil',
  () => <TroubleshootingView {...repair} initialStep={2} lineTest={lineTest(measured(430))} />,
  everyWidth,
)
export const RepairSlow = changeStory('Solucionar: línea lenta', () => (
  <TroubleshootingView {...repair} initialStep={4} openingOf={closed} lineTest={lineTest(measured(94))} />
))

const compared = (option: RetentionOption, name: string, downMbps: number) => ({
  optionId: option.id,
  name,
  downMbps,
  quote: option.quote,
  start: option.startsOn,
})
const switching = {
  ...retention,
  present: {
    optionId: null,
    name: 'Internet Gig',
    downMbps: 1_000,
    quote: laterQuote(presentQuote, 2),
    start: cycle.nextBillOn,
  },
  smaller: [
    compared(smallestPlan, 'Internet Advantage', 100),
    compared(smallerPlan, 'Internet 500 Mbps', 500),
  ],
  onChoose: ignore,
  onOptions: ignore,
}

export const Switching = {
  ...changeStory('Comparar planes', () => <SwitchingView {...switching} />),
  tags: ['visual'],
}
export const SwitchingNone = changeStory('Comparar: sin plan menor', () => (
  <SwitchingView {...switching} smaller={[]} />
))
export const SwitchingLoading = changeStory('Comparar: cargando', () => (
  <SwitchingView {...switching} smaller={null} />
))

const options = { ...retention, onChoose: ignore, onOthers: ignore, onBack: ignore }

export const Options = {
  ...changeStory('Opciones', () => <OptionsView {...options} options={allOptions} />),
  tags: ['visual'],
}
export const OptionsNone = changeStory(
  'Sin opciones',
  () => <OptionsView {...options} options={[]} />,
  everyWidth,
)
export const OptionsLoading = changeStory('Opciones: cargando', () => (
  <OptionsView {...options} options={null} />
))
export const Others = {
  ...changeStory('Otras opciones', () => (
    <AdditionalOptionView {...options} options={allOptions.slice(1)} cheapest={null} />
  )),
  tags: ['visual'],
}
export const OthersNone = changeStory('Sin otras opciones', () => (
  <AdditionalOptionView {...options} options={[]} cheapest={null} />
))

const accept = {
  ...retention,
  preview: optionPreview(discount),
  read: [],
  onToggle: ignore,
  onAccept: ignore,
  onOther: ignore,
}

export const Accept = {
  ...changeStory('Aceptar un descuento', () => <OptionAcceptView {...accept} />),
  tags: ['visual'],
}
export const AcceptPause = changeStory('Aceptar una pausa', () => (
  <OptionAcceptView
    {...accept}
    preview={optionPreview(pause)}
    read={['optionTerms', 'priceAfterOption']}
    isBusy
  />
))
export const AcceptLoading = changeStory('Aceptar: cargando', () => (
  <OptionAcceptView {...accept} preview={null} />
))

const agent = {
  brand,
  changeNumber: null,
  move: null,
  openingOf: open,
  helpHref: '/support',
  onServices: ignore,
}

export const Agent = {
  ...changeStory('Hablar con una persona', () => <AgentView {...agent} changeNumber="C-4K7MP-9QRTX" />),
  tags: ['visual'],
}
export const AgentClosed = changeStory('Hablar: cerrado, con mudanza', () => (
  <AgentView
    {...agent}
    move={{ isBusy: false, onContinue: ignore, onKeep: ignore, onOthers: ignore }}
    openingOf={closed}
  />
))

export const ReasonsEnglish = changeStory('Motivo, en inglés', () => <ReasonsView {...reasons} />, english)
export const OptionsEnglish = changeStory(
  'Opciones, en inglés',
  () => <OptionsView {...options} options={allOptions} />,
  english,
)
