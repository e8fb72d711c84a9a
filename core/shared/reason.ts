/** The inputs of a rule, as plain data. Null for an unknown value. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

/** The reason of a decision: the id of the rule and its inputs. */
export type Reason<Rule extends string = string> = { readonly rule: Rule; readonly facts: Facts }
