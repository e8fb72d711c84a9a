import * as fc from 'fast-check'

type Values = [unknown, ...unknown[]]

type Arbitraries<A extends Values> = { [K in keyof A]: fc.Arbitrary<A[K]> }

/** Runs a law on random values of each arbitrary. Throws with the smallest counterexample. */
export const forAll = <A extends Values>(
  ...law: [...Arbitraries<A>, (...values: A) => boolean | void]
): void => fc.assert(fc.property(...law))

/** As `forAll`, with another number of runs or with examples to start with. */
export const forAllWith = <A extends Values>(
  parameters: fc.Parameters<NoInfer<A>>,
  ...law: [...Arbitraries<A>, (...values: A) => boolean | void]
): void => fc.assert(fc.property(...law), parameters)

/** Runs an asynchronous law on random values of each arbitrary. Rejects with the smallest counterexample. */
export const forAllAsync = <A extends Values>(
  ...law: [...Arbitraries<A>, (...values: A) => Promise<boolean | void>]
): Promise<void> => fc.assert(fc.asyncProperty(...law))

/** As `forAllAsync`, with another number of runs or with examples to start with. */
export const forAllAsyncWith = <A extends Values>(
  parameters: fc.Parameters<NoInfer<A>>,
  ...law: [...Arbitraries<A>, (...values: A) => Promise<boolean | void>]
): Promise<void> => fc.assert(fc.asyncProperty(...law), parameters)
