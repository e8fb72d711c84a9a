import * as z from 'zod/mini'

// Otherwise zod probes `new Function`, which a strict content security policy reports.
z.config({ jitless: true })

type Parsed<A> =
  | { readonly _tag: 'Left'; readonly left: { readonly _tag: string } }
  | { readonly _tag: 'Right'; readonly right: A }

/** Creates a schema from a core constructor. A refusal passes the failure's tag as the message of the issue. */
export const field = <A>(parse: (text: string) => Parsed<A>): z.ZodMiniType<A, string> =>
  z.pipe(
    z.string(),
    z.transform((text: string, context): A => {
      const parsed = parse(text)
      if (parsed._tag === 'Right') return parsed.right
      context.issues.push({ code: 'custom', message: parsed.left._tag, input: text })
      return z.NEVER
    }),
  )

/** Returns the failure tag of each refused field, by field name. */
export const fieldErrors = (error: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}): Readonly<Record<string, string>> =>
  Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]))
