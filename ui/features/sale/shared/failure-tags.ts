type Failures = Readonly<Record<string, { readonly _tag: string } | null>>

/** Returns the failure tag of each refused field, by field name. */
export const failureTags = <F extends Failures>(
  failures: F,
): { readonly [K in keyof F]?: NonNullable<F[K]>['_tag'] } =>
  Object.fromEntries(
    Object.entries(failures).flatMap(([name, failure]) => (failure === null ? [] : [[name, failure._tag]])),
  ) as { readonly [K in keyof F]?: NonNullable<F[K]>['_tag'] }
