import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { createLocalizationMachine } from './localization.machine.ts'
import type { JourneyStep } from '../../routes/sale-step.ts'

/** Returns the step of the sale at which this state is shown. */
export const localizationStepOf = (snapshot: LocalizationSnapshot): JourneyStep<'localization'> =>
  snapshot.matches({ resolution: 'resolved' }) ? 'outcome' : 'address'

export type LocalizationMachine = ReturnType<typeof createLocalizationMachine>
export type LocalizationActor = ActorRefFrom<LocalizationMachine>
export type LocalizationSnapshot = SnapshotFrom<LocalizationMachine>

export const isResolving = (snapshot: LocalizationSnapshot): boolean =>
  snapshot.matches({ resolution: 'resolving' })

export const isLookingUp = (snapshot: LocalizationSnapshot): boolean =>
  snapshot.matches({ lookup: 'findingStreets' }) ||
  snapshot.matches({ lookup: 'findingUnits' }) ||
  snapshot.matches({ parsing: 'standardizing' })
