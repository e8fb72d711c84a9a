export type RoutesFailure = { readonly _tag: 'ExperimentUnknown'; readonly variant: string }
