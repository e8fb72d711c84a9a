import { describe, expect, it } from 'vitest'
import { generateNetwork } from '#adapters/provider/network/generate.ts'
import { indexNetwork } from '#adapters/provider/network/indexed-network.ts'
import { usedMicros } from '#test/bench/stopwatch.ts'
import { places } from './full-network.ts'
import { networkContract } from './network.contract.ts'

const { entries, samples } = generateNetwork(places, 41_000)
const network = indexNetwork({ entries, samples })

networkContract('the network in memory', { entries, network: () => network, runs: 2_000 })

const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

describe('the network in memory', () => {
  it('answers in less than 20 ms of processor time at full size', async () => {
    const texts = Array.from({ length: 2_000 }, (_, turn) => {
      const line = entries[hashOf(`line ${turn}`) % entries.length]
      const text = line === undefined ? '' : turn % 2 === 0 ? `${line.number} ${line.name}` : line.name
      return text.slice(0, 1 + (hashOf(`cut ${turn}`) % text.length))
    })
    const times: number[] = []
    for (const text of texts) {
      const start = usedMicros()
      await network.streets(text)
      times.push(usedMicros() - start)
    }
    times.sort((a, b) => a - b)
    expect(times[1_000]).toBeLessThan(1_000)
    expect(times[1_980]).toBeLessThan(20_000)
  })
})
