import type { ReactNode } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { portalFailureWords } from '#ui/content/es/portal/portal-failure.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Page } from '#ui/kit/page/page.tsx'
import { presentQuote, internet } from '../stage/service-change.ts'

export type ChangeScreenArgs = { readonly shown: () => ReactNode }

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

/** Troubles of a change, by what a story calls them. */
export const troubles = {
  offline: { failure: { _tag: 'Unreachable' }, request: null },
  broken: {
    failure: { _tag: 'Refused', code: 'BROKEN', requestId: 'r-4711' },

    request: null,
  },
  blocked: {
    failure: { _tag: 'Refused', code: 'CHANGE_BLOCKED', requestId: 'r-4712' },

    request: null,
  },
  inDoubt: { failure: null, request: 'inDoubt' },
  unanswered: { failure: { _tag: 'TimedOut' }, request: 'unanswered' },
} as const

/** The screen below the notice that the figures have moved. */
export const afterMove = (shown: ReactNode): ReactNode => (
  <>
    <Notice tone="info" title={portalFailureWords.CHANGE_MOVED.title} live>
      <p>{portalFailureWords.CHANGE_MOVED.body}</p>
    </Notice>
    {shown}
  </>
)

/** Checks that the screen has one heading and does not scroll horizontally. */
export const look = async (): Promise<void> => {
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

export const inPage = ({ shown }: ChangeScreenArgs) => <Page skipLabel="Saltar al contenido">{shown()}</Page>
