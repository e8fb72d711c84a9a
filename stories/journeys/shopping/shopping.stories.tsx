// Written by write-stories.ts from the machine: change the journey's words, then write again.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { journeyMeta } from '../journey-story.tsx'
import type { SceneArgs } from '../scene.ts'

const meta: Meta<SceneArgs> = { ...journeyMeta('shopping'), title: 'Recorridos/Carrito' }

export default meta

type Story = StoryObj<SceneArgs>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed', failure: null, path: '' },
}

export const Loading: Story = {
  name: 'loading',
  args: { state: 'loading', failure: null, path: 'session.opened' },
}

export const OpenPlaceChoosingOpenSavingSettled: Story = {
  name: 'open.place.choosing + open.saving.settled',
  args: {
    state: 'open.place.choosing + open.saving.settled',
    failure: null,
    path: 'session.opened > loadShelf: answers',
  },
}

export const OpenPlaceConfiguringOpenSavingSending: Story = {
  name: 'open.place.configuring + open.saving.sending',
  args: {
    state: 'open.place.configuring + open.saving.sending',
    failure: null,
    path: 'session.opened > loadShelf: answers > plan.chosen',
  },
}

export const OpenPlaceConfirmingOpenSavingSending: Story = {
  name: 'open.place.confirming + open.saving.sending',
  args: {
    state: 'open.place.confirming + open.saving.sending',
    failure: null,
    path: 'session.opened > loadShelf: answers > plan.chosen > configuration.confirmed',
  },
}

export const OpenPlaceChoosingOpenSavingSending: Story = {
  name: 'open.place.choosing + open.saving.sending',
  args: {
    state: 'open.place.choosing + open.saving.sending',
    failure: null,
    path: 'session.opened > loadShelf: answers > plan.chosen > step.requested products',
  },
}

export const OpenPlaceConfiguringOpenSavingSettled: Story = {
  name: 'open.place.configuring + open.saving.settled',
  args: {
    state: 'open.place.configuring + open.saving.settled',
    failure: null,
    path: 'session.opened > loadShelf: answers > plan.chosen > saveChange: answers',
  },
}

export const FailedUnreachable: Story = {
  name: 'failed · Unreachable',
  args: { state: 'failed', failure: 'Unreachable', path: 'session.opened > loadShelf: Unreachable' },
}

export const FailedTimedOut: Story = {
  name: 'failed · TimedOut',
  args: { state: 'failed', failure: 'TimedOut', path: 'session.opened > loadShelf: TimedOut' },
}

export const FailedUnintelligible: Story = {
  name: 'failed · Unintelligible',
  args: { state: 'failed', failure: 'Unintelligible', path: 'session.opened > loadShelf: Unintelligible' },
}

export const FailedProviderBroken: Story = {
  name: 'failed · ProviderBroken',
  args: { state: 'failed', failure: 'ProviderBroken', path: 'session.opened > loadShelf: ProviderBroken' },
}

export const FailedRefusedSTEPMISSING: Story = {
  name: 'failed · Refused STEP_MISSING',
  args: {
    state: 'failed',
    failure: 'Refused STEP_MISSING',
    path: 'session.opened > loadShelf: Refused STEP_MISSING',
  },
}

export const OpenPlaceConfiguringOpenSavingStuckUnreachable: Story = {
  name: 'open.place.configuring + open.saving.stuck · Unreachable',
  args: {
    state: 'open.place.configuring + open.saving.stuck',
    failure: 'Unreachable',
    path: 'session.opened > loadShelf: answers > plan.chosen > saveChange: Unreachable',
  },
}

export const OpenPlaceConfiguringOpenSavingStuckTimedOut: Story = {
  name: 'open.place.configuring + open.saving.stuck · TimedOut',
  args: {
    state: 'open.place.configuring + open.saving.stuck',
    failure: 'TimedOut',
    path: 'session.opened > loadShelf: answers > plan.chosen > saveChange: TimedOut',
  },
}

export const OpenPlaceConfiguringOpenSavingStuckUnintelligible: Story = {
  name: 'open.place.configuring + open.saving.stuck · Unintelligible',
  args: {
    state: 'open.place.configuring + open.saving.stuck',
    failure: 'Unintelligible',
    path: 'session.opened > loadShelf: answers > plan.chosen > saveChange: Unintelligible',
  },
}

export const OpenPlaceConfiguringOpenSavingStuckProviderBroken: Story = {
  name: 'open.place.configuring + open.saving.stuck · ProviderBroken',
  args: {
    state: 'open.place.configuring + open.saving.stuck',
    failure: 'ProviderBroken',
    path: 'session.opened > loadShelf: answers > plan.chosen > saveChange: ProviderBroken',
  },
}

export const OpenPlaceConfiguringOpenSavingStuckRefusedQUANTITYOUTOFRANGE: Story = {
  name: 'open.place.configuring + open.saving.stuck · Refused QUANTITY_OUT_OF_RANGE',
  args: {
    state: 'open.place.configuring + open.saving.stuck',
    failure: 'Refused QUANTITY_OUT_OF_RANGE',
    path: 'session.opened > loadShelf: answers > plan.chosen > saveChange: Refused QUANTITY_OUT_OF_RANGE',
  },
}

export const OpenPlaceConfirmingOpenSavingStuckUnreachable: Story = {
  name: 'open.place.confirming + open.saving.stuck · Unreachable',
  args: {
    state: 'open.place.confirming + open.saving.stuck',
    failure: 'Unreachable',
    path: 'session.opened > loadShelf: answers > plan.chosen > configuration.confirmed > saveChange: Unreachable',
  },
}

export const OpenPlaceConfirmingOpenSavingStuckTimedOut: Story = {
  name: 'open.place.confirming + open.saving.stuck · TimedOut',
  args: {
    state: 'open.place.confirming + open.saving.stuck',
    failure: 'TimedOut',
    path: 'session.opened > loadShelf: answers > plan.chosen > configuration.confirmed > saveChange: TimedOut',
  },
}

export const OpenPlaceConfirmingOpenSavingStuckUnintelligible: Story = {
  name: 'open.place.confirming + open.saving.stuck · Unintelligible',
  args: {
    state: 'open.place.confirming + open.saving.stuck',
    failure: 'Unintelligible',
    path: 'session.opened > loadShelf: answers > plan.chosen > configuration.confirmed > saveChange: Unintelligible',
  },
}

export const OpenPlaceConfirmingOpenSavingStuckProviderBroken: Story = {
  name: 'open.place.confirming + open.saving.stuck · ProviderBroken',
  args: {
    state: 'open.place.confirming + open.saving.stuck',
    failure: 'ProviderBroken',
    path: 'session.opened > loadShelf: answers > plan.chosen > configuration.confirmed > saveChange: ProviderBroken',
  },
}

export const OpenPlaceConfirmingOpenSavingStuckRefusedQUANTITYOUTOFRANGE: Story = {
  name: 'open.place.confirming + open.saving.stuck · Refused QUANTITY_OUT_OF_RANGE',
  args: {
    state: 'open.place.confirming + open.saving.stuck',
    failure: 'Refused QUANTITY_OUT_OF_RANGE',
    path: 'session.opened > loadShelf: answers > plan.chosen > configuration.confirmed > saveChange: Refused QUANTITY_OUT_OF_RANGE',
  },
}

export const OpenPlaceChoosingOpenSavingStuckUnreachable: Story = {
  name: 'open.place.choosing + open.saving.stuck · Unreachable',
  args: {
    state: 'open.place.choosing + open.saving.stuck',
    failure: 'Unreachable',
    path: 'session.opened > loadShelf: answers > plan.chosen > step.requested products > saveChange: Unreachable',
  },
}

export const OpenPlaceChoosingOpenSavingStuckTimedOut: Story = {
  name: 'open.place.choosing + open.saving.stuck · TimedOut',
  args: {
    state: 'open.place.choosing + open.saving.stuck',
    failure: 'TimedOut',
    path: 'session.opened > loadShelf: answers > plan.chosen > step.requested products > saveChange: TimedOut',
  },
}

export const OpenPlaceChoosingOpenSavingStuckUnintelligible: Story = {
  name: 'open.place.choosing + open.saving.stuck · Unintelligible',
  args: {
    state: 'open.place.choosing + open.saving.stuck',
    failure: 'Unintelligible',
    path: 'session.opened > loadShelf: answers > plan.chosen > step.requested products > saveChange: Unintelligible',
  },
}

export const OpenPlaceChoosingOpenSavingStuckProviderBroken: Story = {
  name: 'open.place.choosing + open.saving.stuck · ProviderBroken',
  args: {
    state: 'open.place.choosing + open.saving.stuck',
    failure: 'ProviderBroken',
    path: 'session.opened > loadShelf: answers > plan.chosen > step.requested products > saveChange: ProviderBroken',
  },
}

export const OpenPlaceChoosingOpenSavingStuckRefusedQUANTITYOUTOFRANGE: Story = {
  name: 'open.place.choosing + open.saving.stuck · Refused QUANTITY_OUT_OF_RANGE',
  args: {
    state: 'open.place.choosing + open.saving.stuck',
    failure: 'Refused QUANTITY_OUT_OF_RANGE',
    path: 'session.opened > loadShelf: answers > plan.chosen > step.requested products > saveChange: Refused QUANTITY_OUT_OF_RANGE',
  },
}
