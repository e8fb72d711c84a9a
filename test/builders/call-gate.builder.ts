/** Blocks its waiters until it is opened. */
export type Gate = { readonly opened: Promise<void>; readonly open: () => void }

export const closedGate = (): Gate => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
