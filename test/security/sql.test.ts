import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const adapters = fileURLToPath(new URL('../../adapters', import.meta.url))
const store = join(adapters, 'server/store')

const sourcesOf = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const read = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)
  return new Map(await Promise.all(read))
}

/** SQL put together from text: a raw statement, or a template that is no parameter's. */
const JOINED = /\bsql\s*\.\s*raw\b|\b(?:query|execute|exec)\(\s*`[^`]*\$\{|\b(?:query|execute|exec)\([^`)]*\+/

/** The arguments of each call of a function name. */
const argumentsOf = (text: string, call: string): readonly string[] =>
  [...text.matchAll(new RegExp(`${call}\\(`, 'g'))].map(({ index, 0: opening }) => {
    const from = index + opening.length
    let open = 1
    let to = from
    while (open > 0 && to < text.length) {
      if (text[to] === '(') open += 1
      if (text[to] === ')') open -= 1
      to += 1
    }
    return text.slice(from, to - 1)
  })

/** A condition without an owner: neither the storeId, nor a condition of its file that restricts it. */
const ownerless = (text: string): readonly string[] => {
  const named = [
    ...text.matchAll(/const (\w+) = \([^)]*\)[^;=]*=>\s*and\(\s*eq\(\w+\.storeId, storeId\)/g),
  ].map(([, name]) => name)
  const constants = [...text.matchAll(/const (\w+) = and\(eq\(\w+\.storeId, storeId\)/g)].map(
    ([, name]) => name,
  )
  return argumentsOf(text, String.raw`\.where`).filter(
    (condition) =>
      !/\bstoreId\b/.test(condition) &&
      !named.some((name) => condition.replace(/^and\(/, '').startsWith(`${name}(`)) &&
      !constants.includes(condition.trim()),
  )
}

describe('statements (S18)', () => {
  it('are never concatenated from text', async () => {
    const sources = await sourcesOf(adapters)
    expect(sources.size).toBeGreaterThan(100)
    expect([...sources].filter(([, text]) => JOINED.test(text)).map(([name]) => name)).toEqual([])
  })

  it.each([
    'db.execute(sql.raw(text))',
    'client.query(`select * from orders where id = ${id}`)',
    "client.query('select * from orders where id = ' + id)",
  ])('would be found out: %s', (planted) => {
    expect(JOINED.test(planted)).toBe(true)
  })
})

describe('conditions of rows (S14)', () => {
  it('all restrict rows to their owner', async () => {
    const sources = [...(await sourcesOf(store))].filter(([name]) =>
      /-(?:rows|homes)\.ts$|purge\.ts$/.test(name),
    )
    expect(sources.length).toBeGreaterThan(6)
    expect(sources.flatMap(([, text]) => argumentsOf(text, String.raw`\.where`)).length).toBeGreaterThan(30)
    expect(sources.flatMap(([name, text]) => ownerless(text).map((found) => `${name}: ${found}`))).toEqual([])
  })

  it('are reported when they do not', () => {
    expect(ownerless('db.select().from(orders).where(eq(orders.id, id))')).toHaveLength(1)
    expect(
      ownerless('db.select().from(orders).where(and(eq(orders.storeId, storeId), eq(orders.id, id)))'),
    ).toEqual([])
  })
})
