const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

const panelOf = (tab: HTMLElement): HTMLElement | null =>
  document.getElementById(tab.getAttribute('aria-controls') ?? '')

/**
 * Turns the panels of a document into tabs: one panel is shown. Arrow keys, Home and End move between the tabs. Without
 * script, all panels are shown one below the other.
 */
export const enhanceTabs = (place: HTMLElement): void => {
  const list = place.querySelector<HTMLElement>('[role="tablist"]')
  const tabs = [...place.querySelectorAll<HTMLElement>('[role="tab"]')]
  const select = (chosen: number): void =>
    tabs.forEach((tab, at) => {
      const isChosen = at === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      const panel = panelOf(tab)
      if (panel === null) return
      panel.hidden = !isChosen
      panel.setAttribute('role', 'tabpanel')
      panel.setAttribute('aria-labelledby', tab.id)
    })
  tabs.forEach((tab, at) => {
    tab.addEventListener('click', () => select(at))
    tab.addEventListener('keydown', (event) => {
      const next = steps[event.key]?.(at, tabs.length)
      if (next === undefined) return
      event.preventDefault()
      select(next)
      tabs[next]?.focus()
    })
  })
  select(0)
  if (list !== null) list.hidden = false
}
