/** The invalid part of a plan id. */
export type PlanIdFailure =
  | { readonly _tag: 'FrnMalformed'; readonly frn: string }
  | {
      readonly _tag: 'PlanIdMalformed'
      readonly part: 'service' | 'frn' | 'name'
      readonly text: string
    }
