/** What a rule looked at, as plain data; null where nothing is known of it. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

/** Why something was decided: the rule's id and what it looked at. */
export type Reason<Rule extends string = string> = { readonly rule: Rule; readonly facts: Facts }
