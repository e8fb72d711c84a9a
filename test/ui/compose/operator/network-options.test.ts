import { describe, expect, it } from 'vitest'
import { readNetworkOptions } from '#ui/compose/operator/network-options.ts'

const read = (line: string) => readNetworkOptions(line.split(' '))

describe('readNetworkOptions', () => {
  it.each([
    '',
    'import',
    'import --fabric f.csv',
    'import --availability a.csv',
    'import --fabric f.csv --availability a.csv --addresses h.csv',
    'import --addresses h.csv --map zip',
    'import --addresses h.csv --map color=C',
    'import --addresses h.csv --unknown',
    'import h.csv',
    'export',
    'export a.csv b.csv',
    'versions --resume',
    'rollback 2',
    'import --addresses h.csv --file c.csv',
    'versions --file c.csv',
    'crews c.csv',
    'crews --resume',
    'delete',
  ])('refuses "%s"', (line) => {
    expect(read(line)).toBeNull()
  })

  it('reads every command', () => {
    expect(read('versions')).toEqual({ command: 'versions' })
    expect(read('rollback')).toEqual({ command: 'rollback' })
    expect(read('export a.csv')).toEqual({ command: 'export', file: 'a.csv' })
    expect(read('crews')).toEqual({ command: 'crews', file: null })
    expect(read('crews --file c.csv')).toEqual({ command: 'crews', file: 'c.csv' })
    expect(read('import --help')).toEqual({ command: 'help' })
    expect(read('import --fabric f.csv --fabric g.csv --availability a.csv --resume')).toMatchObject({
      fabric: ['f.csv', 'g.csv'],
      availability: ['a.csv'],
      resume: true,
      isDryRun: false,
    })
    expect(read('import --addresses h.csv --map zip=CP,city=Ciudad --dry-run --refused r.csv')).toMatchObject(
      {
        map: { zip: 'CP', city: 'Ciudad' },
        isDryRun: true,
        refused: 'r.csv',
      },
    )
  })
})
