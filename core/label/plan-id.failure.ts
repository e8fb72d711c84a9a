/** Which part of a plan id is not as it must be. */
export type PlanIdFailure =
  | { readonly _tag: 'FrnMalformed'; readonly frn: string }
  | {
      readonly _tag: 'PlanIdMalformed'
      readonly part: 'service' | 'frn' | 'name'
      readonly text: string
    }
