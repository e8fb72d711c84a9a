import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import type { ConsentChoice } from '#core/analytics/consent-choice.ts'
import { consentChoices } from '#core/analytics/consent-choice.ts'
import { createConsent } from '#core/analytics/consent.ts'
import { consentWords } from '#ui/content/es/shared/consent.ts'
import { promptConsent } from '#ui/site/islands/consent-prompt.ts'
import { offerConsent } from '#ui/site/islands/consent.ts'
import { Page } from '#ui/site/page.tsx'
import { writePage } from '#ui/site/site-records.ts'

const meta = {
  title: 'Pantallas/Estadísticas de uso',
  component: Page,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand, page: writePage(brand, '/').page },
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

/** Offers the choice on a story's page, with a storage of its own. Returns the choices in order. */
const offered = async (canvas: HTMLElement, before: ConsentChoice | null) => {
  const place = canvas.querySelector<HTMLElement>('[data-consent]')
  if (place === null) throw new Error('the page has no choice')
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const consent = createConsent(() => storage)
  if (before !== null) consent.choose(before)
  const made: (ConsentChoice | null)[] = []
  promptConsent(place, consent.read(), async () =>
    offerConsent(place, consent, consentWords.chosen, () => made.push(consent.read())),
  )
  await within(place).findByRole('button', { name: consentWords.choices.accepted })
  return { place, made }
}

const buttonsIn = (place: HTMLElement): readonly HTMLElement[] =>
  consentChoices.map((choice) => within(place).getByRole('button', { name: consentWords.choices[choice] }))

export const Asking: Story = {
  name: 'Sin elegir',
  play: async ({ canvasElement }) => {
    const height = canvasElement.querySelector<HTMLElement>('[data-consent]')?.offsetHeight ?? 0
    const { place } = await offered(canvasElement, null)
    const [accept, reject] = buttonsIn(place).map((button) => button.getBoundingClientRect())
    await expect([accept?.width, accept?.height, accept?.top]).toEqual([
      reject?.width,
      reject?.height,
      reject?.top,
    ])
    // It takes the space that was reserved at the end of the page.
    await expect(place.offsetHeight).toBe(height)
    await expect(getComputedStyle(place).position).toBe('static')
  },
}

export const Accepting: Story = {
  name: 'Se acepta y se cambia',
  play: async ({ canvasElement }) => {
    const { place, made } = await offered(canvasElement, null)
    const [accept, reject] = buttonsIn(place) as readonly [HTMLElement, HTMLElement]
    await userEvent.click(accept)
    await expect(within(place).getByRole('status')).toHaveTextContent(consentWords.chosen.accepted)
    await expect(accept).toHaveAttribute('aria-pressed', 'true')
    await expect(place).toHaveAttribute('data-consent', 'ready')
    await userEvent.click(reject)
    await expect(reject).toHaveAttribute('aria-pressed', 'true')
    await expect(accept).toHaveAttribute('aria-pressed', 'false')
    await expect(made).toEqual(['accepted', 'rejected'])
  },
}

export const Rejected: Story = {
  name: 'Rechazada antes',
  play: async ({ canvasElement }) => {
    const { place } = await offered(canvasElement, 'rejected')
    await expect(place).toHaveAttribute('data-consent', 'ready')
    await expect(within(place).getByRole('status')).toHaveTextContent(consentWords.chosen.rejected)
  },
}
