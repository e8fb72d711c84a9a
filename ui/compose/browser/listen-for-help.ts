/** Opens the help on its links, or hides a shown chat. `prepare` loads its words. On failure links lead to support. */
export const listenForHelp = (prepare: () => Promise<void> = () => Promise.resolve()): void =>
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-help]') : null
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    Promise.all([import('./chat.ts'), prepare()])
      .then(([{ toggleHelp }]) => toggleHelp())
      .catch(() => window.location.assign(link.href))
  })
