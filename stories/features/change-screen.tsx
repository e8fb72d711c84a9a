import type { StoryObj } from '@storybook/react-vite'
import type { Slot } from '#ui/kit/slot.ts'
import { expect, screen, waitFor } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { Page } from '#ui/kit/page/page.tsx'
import { presentQuote, internet } from '../stage/service-change.ts'

export type ChangeScreenArgs = { readonly shown: () => Slot }

type ChangeStory = StoryObj<ChangeScreenArgs>

const nothing = (): void => undefined

/** What every retention screen needs. */
export const retention = {
  services: [internet],
  total: presentQuote.monthly.total,
  brand,
  trouble: { failure: null, request: null },
  isBusy: false,
  onRetry: nothing,
  onContinue: nothing,
  onKeep: nothing,
  onAgent: nothing,
} as const

/** What every later step of a cancellation needs. */
export const step = {
  services: [internet],
  brand,
  trouble: retention.trouble,
  isBusy: false,
  onRetry: nothing,
  onKeep: nothing,
  onAgent: nothing,
  onBack: nothing,
} as const

/** What a requested change needs. */
export const request = {
  names: 'Internet Gig',
  maskedEmail: 'j•••@correo.example',
  brand,
  trouble: retention.trouble,
  isBusy: false,
  onUndo: nothing,
  onServices: nothing,
  onRetry: nothing,
} as const

export const ignore = nothing

/** Checks that the screen has one heading and does not scroll horizontally. */
export const look = async (): Promise<void> => {
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** What all stories of the screens of a change share. */
export const changeMeta = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ shown }: ChangeScreenArgs) => <Page skipLabel="Saltar al contenido">{shown()}</Page>,
  play: look,
}

/** Returns the story of a screen. `more` replaces what all stories share. */
export const changeStory = (
  name: string,
  shown: () => Slot,
  more: Partial<ChangeStory> = {},
): ChangeStory => ({ name, args: { shown }, ...more })

export const everyWidth = { tags: ['every-width'] }
export const english = { tags: ['every-width'], globals: { language: 'en' } }
