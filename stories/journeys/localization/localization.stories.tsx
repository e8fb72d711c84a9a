// Written by write-stories.ts from the machine: change the journey's words, then write again.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { journeyMeta } from '../journey-story.tsx'
import type { SceneArgs } from '../scene.ts'

const meta: Meta<SceneArgs> = { ...journeyMeta('localization'), title: 'Recorridos/Dirección' }

export default meta

type Story = StoryObj<SceneArgs>

export const LookupIdleResolutionEntering: Story = {
  name: 'lookup.idle + resolution.entering',
  args: { state: 'lookup.idle + resolution.entering', failure: null, path: '' },
}

export const LookupAwaitingStreetResolutionEntering: Story = {
  name: 'lookup.awaitingStreet + resolution.entering',
  args: { state: 'lookup.awaitingStreet + resolution.entering', failure: null, path: 'street.typed' },
}

export const LookupAwaitingUnitResolutionEntering: Story = {
  name: 'lookup.awaitingUnit + resolution.entering',
  args: { state: 'lookup.awaitingUnit + resolution.entering', failure: null, path: 'unit.typed' },
}

export const LookupIdleResolutionResolving: Story = {
  name: 'lookup.idle + resolution.resolving',
  args: { state: 'lookup.idle + resolution.resolving', failure: null, path: 'address.submitted' },
}

export const LookupFindingStreetsResolutionEntering: Story = {
  name: 'lookup.findingStreets + resolution.entering',
  args: {
    state: 'lookup.findingStreets + resolution.entering',
    failure: null,
    path: 'street.typed > after suggestDebounce',
  },
}

export const LookupAwaitingStreetResolutionResolving: Story = {
  name: 'lookup.awaitingStreet + resolution.resolving',
  args: {
    state: 'lookup.awaitingStreet + resolution.resolving',
    failure: null,
    path: 'address.submitted > street.typed',
  },
}

export const LookupAwaitingUnitResolutionResolving: Story = {
  name: 'lookup.awaitingUnit + resolution.resolving',
  args: {
    state: 'lookup.awaitingUnit + resolution.resolving',
    failure: null,
    path: 'address.submitted > unit.typed',
  },
}

export const LookupIdleResolutionResolved: Story = {
  name: 'lookup.idle + resolution.resolved',
  args: {
    state: 'lookup.idle + resolution.resolved',
    failure: null,
    path: 'address.submitted > resolveAddress: answers',
  },
}

export const LookupFindingUnitsResolutionEntering: Story = {
  name: 'lookup.findingUnits + resolution.entering',
  args: {
    state: 'lookup.findingUnits + resolution.entering',
    failure: null,
    path: 'unit.typed > form.prefilled > after suggestDebounce',
  },
}

export const LookupAwaitingStreetResolutionResolved: Story = {
  name: 'lookup.awaitingStreet + resolution.resolved',
  args: {
    state: 'lookup.awaitingStreet + resolution.resolved',
    failure: null,
    path: 'address.submitted > street.typed > resolveAddress: answers',
  },
}

export const LookupFindingStreetsResolutionResolving: Story = {
  name: 'lookup.findingStreets + resolution.resolving',
  args: {
    state: 'lookup.findingStreets + resolution.resolving',
    failure: null,
    path: 'address.submitted > street.typed > after suggestDebounce',
  },
}

export const LookupAwaitingUnitResolutionResolved: Story = {
  name: 'lookup.awaitingUnit + resolution.resolved',
  args: {
    state: 'lookup.awaitingUnit + resolution.resolved',
    failure: null,
    path: 'address.submitted > unit.typed > resolveAddress: answers',
  },
}

export const LookupFindingUnitsResolutionResolving: Story = {
  name: 'lookup.findingUnits + resolution.resolving',
  args: {
    state: 'lookup.findingUnits + resolution.resolving',
    failure: null,
    path: 'address.submitted > unit.typed > after suggestDebounce',
  },
}

export const LookupFindingStreetsResolutionResolved: Story = {
  name: 'lookup.findingStreets + resolution.resolved',
  args: {
    state: 'lookup.findingStreets + resolution.resolved',
    failure: null,
    path: 'address.submitted > street.typed > resolveAddress: answers > after suggestDebounce',
  },
}

export const LookupFindingUnitsResolutionResolved: Story = {
  name: 'lookup.findingUnits + resolution.resolved',
  args: {
    state: 'lookup.findingUnits + resolution.resolved',
    failure: null,
    path: 'address.submitted > unit.typed > resolveAddress: answers > after suggestDebounce',
  },
}

export const LookupIdleResolutionEnteringNoticeOfSessionExpired: Story = {
  name: 'lookup.idle + resolution.entering · notice of sessionExpired',
  args: {
    state: 'lookup.idle + resolution.entering',
    failure: 'notice of sessionExpired',
    path: 'session.expired',
  },
}

export const LookupAwaitingStreetResolutionEnteringNoticeOfSessionExpired: Story = {
  name: 'lookup.awaitingStreet + resolution.entering · notice of sessionExpired',
  args: {
    state: 'lookup.awaitingStreet + resolution.entering',
    failure: 'notice of sessionExpired',
    path: 'street.typed > session.expired',
  },
}

export const LookupAwaitingUnitResolutionEnteringNoticeOfSessionExpired: Story = {
  name: 'lookup.awaitingUnit + resolution.entering · notice of sessionExpired',
  args: {
    state: 'lookup.awaitingUnit + resolution.entering',
    failure: 'notice of sessionExpired',
    path: 'unit.typed > session.expired',
  },
}

export const LookupIdleResolutionFailedUnreachable: Story = {
  name: 'lookup.idle + resolution.failed · Unreachable',
  args: {
    state: 'lookup.idle + resolution.failed',
    failure: 'Unreachable',
    path: 'address.submitted > resolveAddress: Unreachable',
  },
}

export const LookupIdleResolutionFailedTimedOut: Story = {
  name: 'lookup.idle + resolution.failed · TimedOut',
  args: {
    state: 'lookup.idle + resolution.failed',
    failure: 'TimedOut',
    path: 'address.submitted > resolveAddress: TimedOut',
  },
}

export const LookupIdleResolutionFailedUnintelligible: Story = {
  name: 'lookup.idle + resolution.failed · Unintelligible',
  args: {
    state: 'lookup.idle + resolution.failed',
    failure: 'Unintelligible',
    path: 'address.submitted > resolveAddress: Unintelligible',
  },
}

export const LookupIdleResolutionFailedProviderBroken: Story = {
  name: 'lookup.idle + resolution.failed · ProviderBroken',
  args: {
    state: 'lookup.idle + resolution.failed',
    failure: 'ProviderBroken',
    path: 'address.submitted > resolveAddress: ProviderBroken',
  },
}

export const LookupIdleResolutionFailedSessionExpired: Story = {
  name: 'lookup.idle + resolution.failed · SessionExpired',
  args: {
    state: 'lookup.idle + resolution.failed',
    failure: 'SessionExpired',
    path: 'address.submitted > resolveAddress: SessionExpired',
  },
}

export const LookupIdleResolutionFailedRefusedTOOMANY: Story = {
  name: 'lookup.idle + resolution.failed · Refused TOO_MANY',
  args: {
    state: 'lookup.idle + resolution.failed',
    failure: 'Refused TOO_MANY',
    path: 'address.submitted > resolveAddress: Refused TOO_MANY',
  },
}

export const LookupFindingStreetsResolutionEnteringNoticeOfSessionExpired: Story = {
  name: 'lookup.findingStreets + resolution.entering · notice of sessionExpired',
  args: {
    state: 'lookup.findingStreets + resolution.entering',
    failure: 'notice of sessionExpired',
    path: 'street.typed > session.expired > after suggestDebounce',
  },
}

export const LookupAwaitingStreetResolutionFailedUnreachable: Story = {
  name: 'lookup.awaitingStreet + resolution.failed · Unreachable',
  args: {
    state: 'lookup.awaitingStreet + resolution.failed',
    failure: 'Unreachable',
    path: 'address.submitted > street.typed > resolveAddress: Unreachable',
  },
}

export const LookupAwaitingStreetResolutionFailedTimedOut: Story = {
  name: 'lookup.awaitingStreet + resolution.failed · TimedOut',
  args: {
    state: 'lookup.awaitingStreet + resolution.failed',
    failure: 'TimedOut',
    path: 'address.submitted > street.typed > resolveAddress: TimedOut',
  },
}

export const LookupAwaitingStreetResolutionFailedUnintelligible: Story = {
  name: 'lookup.awaitingStreet + resolution.failed · Unintelligible',
  args: {
    state: 'lookup.awaitingStreet + resolution.failed',
    failure: 'Unintelligible',
    path: 'address.submitted > street.typed > resolveAddress: Unintelligible',
  },
}

export const LookupAwaitingStreetResolutionFailedProviderBroken: Story = {
  name: 'lookup.awaitingStreet + resolution.failed · ProviderBroken',
  args: {
    state: 'lookup.awaitingStreet + resolution.failed',
    failure: 'ProviderBroken',
    path: 'address.submitted > street.typed > resolveAddress: ProviderBroken',
  },
}

export const LookupAwaitingStreetResolutionFailedSessionExpired: Story = {
  name: 'lookup.awaitingStreet + resolution.failed · SessionExpired',
  args: {
    state: 'lookup.awaitingStreet + resolution.failed',
    failure: 'SessionExpired',
    path: 'address.submitted > street.typed > resolveAddress: SessionExpired',
  },
}

export const LookupAwaitingStreetResolutionFailedRefusedTOOMANY: Story = {
  name: 'lookup.awaitingStreet + resolution.failed · Refused TOO_MANY',
  args: {
    state: 'lookup.awaitingStreet + resolution.failed',
    failure: 'Refused TOO_MANY',
    path: 'address.submitted > street.typed > resolveAddress: Refused TOO_MANY',
  },
}

export const LookupAwaitingUnitResolutionFailedUnreachable: Story = {
  name: 'lookup.awaitingUnit + resolution.failed · Unreachable',
  args: {
    state: 'lookup.awaitingUnit + resolution.failed',
    failure: 'Unreachable',
    path: 'address.submitted > unit.typed > resolveAddress: Unreachable',
  },
}

export const LookupAwaitingUnitResolutionFailedTimedOut: Story = {
  name: 'lookup.awaitingUnit + resolution.failed · TimedOut',
  args: {
    state: 'lookup.awaitingUnit + resolution.failed',
    failure: 'TimedOut',
    path: 'address.submitted > unit.typed > resolveAddress: TimedOut',
  },
}

export const LookupAwaitingUnitResolutionFailedUnintelligible: Story = {
  name: 'lookup.awaitingUnit + resolution.failed · Unintelligible',
  args: {
    state: 'lookup.awaitingUnit + resolution.failed',
    failure: 'Unintelligible',
    path: 'address.submitted > unit.typed > resolveAddress: Unintelligible',
  },
}

export const LookupAwaitingUnitResolutionFailedProviderBroken: Story = {
  name: 'lookup.awaitingUnit + resolution.failed · ProviderBroken',
  args: {
    state: 'lookup.awaitingUnit + resolution.failed',
    failure: 'ProviderBroken',
    path: 'address.submitted > unit.typed > resolveAddress: ProviderBroken',
  },
}

export const LookupAwaitingUnitResolutionFailedSessionExpired: Story = {
  name: 'lookup.awaitingUnit + resolution.failed · SessionExpired',
  args: {
    state: 'lookup.awaitingUnit + resolution.failed',
    failure: 'SessionExpired',
    path: 'address.submitted > unit.typed > resolveAddress: SessionExpired',
  },
}

export const LookupAwaitingUnitResolutionFailedRefusedTOOMANY: Story = {
  name: 'lookup.awaitingUnit + resolution.failed · Refused TOO_MANY',
  args: {
    state: 'lookup.awaitingUnit + resolution.failed',
    failure: 'Refused TOO_MANY',
    path: 'address.submitted > unit.typed > resolveAddress: Refused TOO_MANY',
  },
}

export const LookupFindingUnitsResolutionEnteringNoticeOfSessionExpired: Story = {
  name: 'lookup.findingUnits + resolution.entering · notice of sessionExpired',
  args: {
    state: 'lookup.findingUnits + resolution.entering',
    failure: 'notice of sessionExpired',
    path: 'unit.typed > form.prefilled > session.expired > after suggestDebounce',
  },
}

export const LookupFindingStreetsResolutionFailedUnreachable: Story = {
  name: 'lookup.findingStreets + resolution.failed · Unreachable',
  args: {
    state: 'lookup.findingStreets + resolution.failed',
    failure: 'Unreachable',
    path: 'address.submitted > street.typed > resolveAddress: Unreachable > after suggestDebounce',
  },
}

export const LookupFindingStreetsResolutionFailedTimedOut: Story = {
  name: 'lookup.findingStreets + resolution.failed · TimedOut',
  args: {
    state: 'lookup.findingStreets + resolution.failed',
    failure: 'TimedOut',
    path: 'address.submitted > street.typed > resolveAddress: TimedOut > after suggestDebounce',
  },
}

export const LookupFindingStreetsResolutionFailedUnintelligible: Story = {
  name: 'lookup.findingStreets + resolution.failed · Unintelligible',
  args: {
    state: 'lookup.findingStreets + resolution.failed',
    failure: 'Unintelligible',
    path: 'address.submitted > street.typed > resolveAddress: Unintelligible > after suggestDebounce',
  },
}

export const LookupFindingStreetsResolutionFailedProviderBroken: Story = {
  name: 'lookup.findingStreets + resolution.failed · ProviderBroken',
  args: {
    state: 'lookup.findingStreets + resolution.failed',
    failure: 'ProviderBroken',
    path: 'address.submitted > street.typed > resolveAddress: ProviderBroken > after suggestDebounce',
  },
}

export const LookupFindingStreetsResolutionFailedSessionExpired: Story = {
  name: 'lookup.findingStreets + resolution.failed · SessionExpired',
  args: {
    state: 'lookup.findingStreets + resolution.failed',
    failure: 'SessionExpired',
    path: 'address.submitted > street.typed > resolveAddress: SessionExpired > after suggestDebounce',
  },
}

export const LookupFindingStreetsResolutionFailedRefusedTOOMANY: Story = {
  name: 'lookup.findingStreets + resolution.failed · Refused TOO_MANY',
  args: {
    state: 'lookup.findingStreets + resolution.failed',
    failure: 'Refused TOO_MANY',
    path: 'address.submitted > street.typed > resolveAddress: Refused TOO_MANY > after suggestDebounce',
  },
}

export const LookupFindingUnitsResolutionFailedUnreachable: Story = {
  name: 'lookup.findingUnits + resolution.failed · Unreachable',
  args: {
    state: 'lookup.findingUnits + resolution.failed',
    failure: 'Unreachable',
    path: 'address.submitted > unit.typed > resolveAddress: Unreachable > after suggestDebounce',
  },
}

export const LookupFindingUnitsResolutionFailedTimedOut: Story = {
  name: 'lookup.findingUnits + resolution.failed · TimedOut',
  args: {
    state: 'lookup.findingUnits + resolution.failed',
    failure: 'TimedOut',
    path: 'address.submitted > unit.typed > resolveAddress: TimedOut > after suggestDebounce',
  },
}

export const LookupFindingUnitsResolutionFailedUnintelligible: Story = {
  name: 'lookup.findingUnits + resolution.failed · Unintelligible',
  args: {
    state: 'lookup.findingUnits + resolution.failed',
    failure: 'Unintelligible',
    path: 'address.submitted > unit.typed > resolveAddress: Unintelligible > after suggestDebounce',
  },
}

export const LookupFindingUnitsResolutionFailedProviderBroken: Story = {
  name: 'lookup.findingUnits + resolution.failed · ProviderBroken',
  args: {
    state: 'lookup.findingUnits + resolution.failed',
    failure: 'ProviderBroken',
    path: 'address.submitted > unit.typed > resolveAddress: ProviderBroken > after suggestDebounce',
  },
}

export const LookupFindingUnitsResolutionFailedSessionExpired: Story = {
  name: 'lookup.findingUnits + resolution.failed · SessionExpired',
  args: {
    state: 'lookup.findingUnits + resolution.failed',
    failure: 'SessionExpired',
    path: 'address.submitted > unit.typed > resolveAddress: SessionExpired > after suggestDebounce',
  },
}

export const LookupFindingUnitsResolutionFailedRefusedTOOMANY: Story = {
  name: 'lookup.findingUnits + resolution.failed · Refused TOO_MANY',
  args: {
    state: 'lookup.findingUnits + resolution.failed',
    failure: 'Refused TOO_MANY',
    path: 'address.submitted > unit.typed > resolveAddress: Refused TOO_MANY > after suggestDebounce',
  },
}
