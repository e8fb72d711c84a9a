type Scheduler = { readonly yield?: () => Promise<void> }

const browserScheduler = (): Scheduler => ('scheduler' in globalThis ? globalThis.scheduler : {})

/** Ends the current task, so that the browser can paint and react to input. The work after it runs in a new task. */
export const yieldTask = (): Promise<void> =>
  browserScheduler().yield?.() ??
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const onMessage = (): void => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', onMessage, { once: true })
    port1.start()
    port2.postMessage(null)
  })
