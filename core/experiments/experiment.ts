/** The variants of each experiment. The first one is the control, which a visitor without a variant sees (EXP-01). */
export const experimentVariants = {
  serviceSelection: ['control', 'products'],
  couponEntry: ['control', 'checkout'],
  autoPayTargetActivity: ['control', 'withheld'],
} as const

export type ExperimentName = keyof typeof experimentVariants

export type ExperimentVariant<Name extends ExperimentName> = (typeof experimentVariants)[Name][number]

/** A variant of every experiment. */
export type ExperimentVariants = { readonly [Name in ExperimentName]: ExperimentVariant<Name> }

/** The variants as a session contains them. A variant that the store no longer knows counts as the control. */
export type SessionVariants = { readonly [Name in ExperimentName]?: string }

export const experimentNames = Object.keys(experimentVariants) as readonly ExperimentName[]
