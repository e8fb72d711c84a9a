import { DrizzleQueryError } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retrying } from '#adapters/server/store/database.ts'
import { forAllAsync } from '#test/for-all.ts'

const driverError = (code: string): Error => Object.assign(new Error('values of a row'), { code })
const queryError = (code: string): Error =>
  new DrizzleQueryError('insert into sessions values ($1)', ['planted'], driverError(code))

const failing = (errors: readonly unknown[]) => {
  const left = [...errors]
  const work = { attempts: 0, run: async (): Promise<string> => '' }
  work.run = async () => {
    work.attempts += 1
    const [error] = left.splice(0, 1)
    if (error !== undefined) throw error
    return 'done'
  }
  return work
}

const conflict = fc.constantFrom(
  queryError('40001'),
  queryError('40P01'),
  driverError('40001'),
  driverError('40P01'),
)

describe('retrying', () => {
  it('retries work that the database aborted, three times at most (F9)', () =>
    forAllAsync(fc.array(conflict, { maxLength: 6 }), async (conflicts) => {
      const work = failing(conflicts)
      const ended = await retrying(work.run).catch(() => 'rejected')
      expect(ended).toBe(conflicts.length <= 3 ? 'done' : 'rejected')
      expect(work.attempts).toBe(Math.min(conflicts.length, 3) + 1)
    }))

  it.each(['23505', '53100', '57P01', ''])('does not retry work that failed with "%s"', async (code) => {
    const work = failing([queryError(code)])
    await expect(retrying(work.run)).rejects.toThrow(`database failed: ${code}`.trimEnd())
    expect(work.attempts).toBe(1)
  })

  it('hides the values of a failed query (I10)', async () => {
    const error: unknown = await retrying(failing([queryError('23505')]).run).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(DrizzleQueryError)
    expect(String(error)).not.toMatch(/planted|values of a row/)
  })

  it('rethrows what the work itself throws', async () => {
    const own = new Error('changed my mind')
    await expect(retrying(failing([own]).run)).rejects.toBe(own)
  })
})
