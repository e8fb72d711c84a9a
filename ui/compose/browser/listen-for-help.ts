/** Opens the help where a page has a link to it, or hides a chat that is shown. `prepare` loads its words. Without script, and if the help can't be loaded, the link leads to the page of support. */
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
