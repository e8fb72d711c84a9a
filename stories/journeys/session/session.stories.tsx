// Written by write-stories.ts from the machine: change the journey's words, then write again.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { journeyMeta } from '../journey-story.tsx'
import type { SceneArgs } from '../scene.ts'

const meta: Meta<SceneArgs> = { ...journeyMeta('session'), title: 'Recorridos/Sesión' }

export default meta

type Story = StoryObj<SceneArgs>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed', failure: null, path: '' },
}

export const Watching: Story = {
  name: 'watching',
  args: { state: 'watching', failure: null, path: 'session.opened' },
}

export const Checking: Story = {
  name: 'checking',
  args: { state: 'checking', failure: null, path: 'session.opened > after warning' },
}

export const Ending: Story = {
  name: 'ending',
  args: { state: 'ending', failure: null, path: 'session.opened > after warning > askStatus: ending' },
}

export const Extending: Story = {
  name: 'extending',
  args: {
    state: 'extending',
    failure: null,
    path: 'session.opened > after warning > askStatus: ending > session.extended',
  },
}

export const Verifying: Story = {
  name: 'verifying',
  args: {
    state: 'verifying',
    failure: null,
    path: 'session.opened > after warning > askStatus: ending > after end',
  },
}

export const EndingUnreachable: Story = {
  name: 'ending · Unreachable',
  args: {
    state: 'ending',
    failure: 'Unreachable',
    path: 'session.opened > after warning > askStatus: Unreachable',
  },
}

export const EndingTimedOut: Story = {
  name: 'ending · TimedOut',
  args: {
    state: 'ending',
    failure: 'TimedOut',
    path: 'session.opened > after warning > askStatus: TimedOut',
  },
}

export const EndingUnintelligible: Story = {
  name: 'ending · Unintelligible',
  args: {
    state: 'ending',
    failure: 'Unintelligible',
    path: 'session.opened > after warning > askStatus: Unintelligible',
  },
}

export const EndingProviderBroken: Story = {
  name: 'ending · ProviderBroken',
  args: {
    state: 'ending',
    failure: 'ProviderBroken',
    path: 'session.opened > after warning > askStatus: ProviderBroken',
  },
}

export const EndingRefusedTOOMANY: Story = {
  name: 'ending · Refused TOO_MANY',
  args: {
    state: 'ending',
    failure: 'Refused TOO_MANY',
    path: 'session.opened > after warning > askStatus: Refused TOO_MANY',
  },
}

export const VerifyingUnreachable: Story = {
  name: 'verifying · Unreachable',
  args: {
    state: 'verifying',
    failure: 'Unreachable',
    path: 'session.opened > after warning > askStatus: Unreachable > after end',
  },
}

export const VerifyingTimedOut: Story = {
  name: 'verifying · TimedOut',
  args: {
    state: 'verifying',
    failure: 'TimedOut',
    path: 'session.opened > after warning > askStatus: TimedOut > after end',
  },
}

export const VerifyingUnintelligible: Story = {
  name: 'verifying · Unintelligible',
  args: {
    state: 'verifying',
    failure: 'Unintelligible',
    path: 'session.opened > after warning > askStatus: Unintelligible > after end',
  },
}

export const VerifyingProviderBroken: Story = {
  name: 'verifying · ProviderBroken',
  args: {
    state: 'verifying',
    failure: 'ProviderBroken',
    path: 'session.opened > after warning > askStatus: ProviderBroken > after end',
  },
}

export const VerifyingRefusedTOOMANY: Story = {
  name: 'verifying · Refused TOO_MANY',
  args: {
    state: 'verifying',
    failure: 'Refused TOO_MANY',
    path: 'session.opened > after warning > askStatus: Refused TOO_MANY > after end',
  },
}
