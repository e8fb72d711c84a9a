import type { ListedChannel } from '#core/channels/channel-filter.ts'
import { fitsFilter } from '#core/channels/channel-filter.ts'
import { channelSearchWords as words } from '#ui/content/es/shared/channel-search.ts'
import type { MountTool } from './tool.ts'

const channelOf = (row: HTMLElement): ListedChannel => ({
  number: row.dataset['channel'] ?? '',
  name: row.querySelector('[data-name]')?.textContent ?? '',
  category: row.dataset['category'] ?? '',
  subject: row.dataset['subject'] ?? '',
  language: row.dataset['language'] ?? '',
  plans: (row.dataset['plans'] ?? '').split(' '),
})

/** Filters the channels while the visitor types or selects, and announces how many are left (CHN-01). */
export const mountChannelSearch: MountTool = (place) => {
  const form = place.querySelector('form')
  const status = place.querySelector('output')
  const none = place.querySelector<HTMLElement>('[data-none]')
  const groups = [...place.querySelectorAll<HTMLElement>('[data-group]')].map((group) => ({
    group,
    rows: [...group.querySelectorAll<HTMLElement>('[data-channel]')].map((row) => ({
      row,
      channel: channelOf(row),
    })),
  }))
  if (form === null || status === null || none === null) return
  const show = (): void => {
    const data = new FormData(form)
    const valueOf = (name: string): string => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const filter = {
      text: valueOf('canal'),
      plan: valueOf('plan'),
      category: valueOf('tema'),
      language: valueOf('idioma'),
    }
    let count = 0
    for (const { group, rows } of groups) {
      const shown = rows.filter(({ row, channel }) => {
        row.hidden = !fitsFilter(channel, filter)
        return !row.hidden
      })
      group.hidden = shown.length === 0
      count += shown.length
    }
    none.hidden = count > 0
    status.textContent = words.found(count)
  }
  form.addEventListener('input', show)
  // The fields are empty only after the event.
  form.addEventListener('reset', () => setTimeout(show))
  form.addEventListener('submit', (event) => event.preventDefault())
  show()
}
