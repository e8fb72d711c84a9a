/** The number of buckets: enough for tenths of a percent, and too few to recognize a visitor. */
export const BUCKETS = 10_000

/** Returns the bucket of a random id, from 0 to `BUCKETS` - 1 (EXP-02). */
export const bucketOf = (id: string): number =>
  Array.from(id).reduce((hash, _sign, at) => (hash * 31 + id.charCodeAt(at)) % BUCKETS, 7)

/** Returns the targeting key of a bucket. The same key always has the same variants of a flag file (EXP-02). */
export const targetingKeyOf = (bucket: number): string => `bucket-${bucket}`
