import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import type { SpeedTest, SpeedTestFailure } from '#core/ports/speed-test.ts'
import { speedPlans } from '#core/speed/fitting-plan.ts'
import { speedTestWords as words } from '#ui/content/es/shared/speed-test.ts'
import { SpeedTestConnected } from '#ui/features/tools/speed-test/speed-test.connected.tsx'
import { SpeedTestView } from '#ui/features/shared/speed-test/speed-test.view.tsx'
import { mountSpeedTest } from '#ui/site/islands/speed-test.island.tsx'

const plans = speedPlans(brand.catalog.offers)
const phone = brand.phones.service
const result = { latencyMs: 18, downMbps: 94.3, upMbps: 11.62 }

const meta = {
  title: 'Sitio/Prueba de velocidad',
  component: SpeedTestView,
  parameters: { controls: { disable: true } },
  args: { state: { kind: 'ready' }, plans, phone },
  render: (args) => (
    <main>
      <h1>Prueba de velocidad</h1>
      <SpeedTestView {...args} />
    </main>
  ),
} satisfies Meta<typeof SpeedTestView>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = { name: 'Lista', tags: ['visual'] }

export const Downloading: Story = {
  name: 'Bajando',
  tags: ['every-width'],
  args: {
    state: {
      kind: 'running',
      progress: { part: 'download', share: 0.4, latencyMs: 18, downMbps: 71, upMbps: null },
    },
  },
}

export const Uploading: Story = {
  name: 'Subiendo',
  args: {
    state: {
      kind: 'running',
      progress: { part: 'upload', share: 0.7, latencyMs: 18, downMbps: 94.3, upMbps: 9.4 },
    },
  },
}

export const Done: Story = { name: 'Terminada', tags: ['visual'], args: { state: { kind: 'done', result } } }

export const Faster: Story = {
  name: 'Más rápida que los planes',
  args: { state: { kind: 'done', result: { latencyMs: 3, downMbps: 1_240, upMbps: 530 } } },
  play: async () => {
    await expect(screen.getAllByText(words.compared(0.1))[0]).toBeVisible()
    await expect(screen.getByText(words.compared(1))).toBeVisible()
  },
}

const failed = (name: string, failure: SpeedTestFailure, tags: string[] = []): Story => ({
  name,
  tags,
  args: { state: { kind: 'failed', failure } },
  play: async () => {
    await expect(screen.getByText(words.failure(failure, phone.shown))).toBeVisible()
    await expect(screen.getByRole('button', { name: words.again })).toBeVisible()
  },
})

export const TooSoon = failed('Demasiado pronto', { _tag: 'SpeedTestTooSoon', retryAfter: 42 }, [
  'every-width',
])
export const Busy = failed('Servidor ocupado', { _tag: 'SpeedTestBusy', retryAfter: 15 })
export const Unreachable = failed('Sin conexión', { _tag: 'SpeedTestUnreachable' })
export const Cancelled = failed('Cancelada', { _tag: 'SpeedTestCancelled' })

/** A test that continues until it is stopped. */
const scripted = (): SpeedTest & { readonly end: () => void } => {
  let end = (): void => undefined
  return {
    end: () => end(),
    start: (onProgress) => {
      onProgress({ part: 'download', share: 0.2, latencyMs: 18, downMbps: 60, upMbps: null })
      return {
        result: new Promise((resolve) => {
          end = () => resolve({ _tag: 'Right', right: result })
        }),
        cancel: () => undefined,
      }
    },
  }
}

const whole = scripted()

export const Run: Story = {
  name: 'De principio a fin',
  render: () => (
    <main>
      <h1>Prueba de velocidad</h1>
      <SpeedTestConnected speedTest={whole} isStarted={false} plans={plans} phone={phone} />
    </main>
  ),
  play: async () => {
    const button = screen.getByRole('button', { name: words.start })
    await userEvent.click(button)
    await expect(button).toHaveTextContent(words.cancel)
    await expect(button).toHaveFocus()
    await expect(screen.getByText(words.parts.download)).toBeVisible()
    whole.end()
    await screen.findByText(words.done('94 Mbps', '12 Mbps', '18 ms'))
    await expect(button).toHaveTextContent(words.again)
  },
}

const cancelled: SpeedTest = {
  start: () => {
    let end = (): void => undefined
    return {
      result: new Promise((resolve) => {
        end = () => resolve({ _tag: 'Left', left: { _tag: 'SpeedTestCancelled' } })
      }),
      cancel: () => end(),
    }
  },
}

export const PressedBefore: Story = {
  name: 'Botón antes que el código',
  render: () => (
    <main>
      <h1>Prueba de velocidad</h1>
      <div data-tool="speedTest" data-plans={JSON.stringify(plans)} data-phone={JSON.stringify(phone)} />
    </main>
  ),
  play: async () => {
    const place = document.querySelector<HTMLElement>('[data-tool]')
    if (place === null) throw new Error('the story has no tool')
    const ports = {
      speedTest: cancelled,
      clock: { now: () => 0 as never },
      loadStock: () => Promise.resolve(null),
      loadZipAreas: () => Promise.resolve(null),
      query: { read: () => '', replace: () => undefined },
      timeZone: () => 'UTC',
    }
    mountSpeedTest(place, { wasRefused: false, wasSent: true }, ports)
    await userEvent.click(await screen.findByRole('button', { name: words.cancel }))
    await screen.findByText(words.failure({ _tag: 'SpeedTestCancelled' }, phone.shown))
  },
}
