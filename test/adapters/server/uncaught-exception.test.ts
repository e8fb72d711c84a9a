import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { handleUncaughtErrors } from '#adapters/server/uncaught-exception.ts'
import { logBook } from '#test/builders/server.builder.ts'

const watched = () => {
  const process = new EventEmitter()
  const book = logBook()
  const stop = vi.fn(() => Promise.resolve())
  handleUncaughtErrors(process, book.logger, stop)
  return { process, book, stop }
}

describe(handleUncaughtErrors, () => {
  it('logs an unhandled rejection, and continues (F45)', () => {
    const { process, book, stop } = watched()
    for (const reason of [new Error('planted'), null, undefined, 'planted'])
      process.emit('unhandledRejection', reason)
    expect(book.events().map(({ message }) => message)).toEqual(Array(4).fill('promise rejected unheard'))
    expect(book.text()).not.toContain('planted')
    expect(stop).not.toHaveBeenCalled()
  })

  it('logs an uncaught error, and shuts down once (S36)', () => {
    const { process, book, stop } = watched()
    process.emit('uncaughtException', new Error('planted'))
    process.emit('uncaughtException', new Error('planted'))
    expect(book.events()).toMatchObject([{ message: 'error uncaught', err: { name: 'Error' } }])
    expect(book.text()).not.toContain('planted')
    expect(stop).toHaveBeenCalledOnce()
  })
})
