import type { DeviceList } from '#core/mobile/device-filter.ts'
import { deviceListNames, pathOfFilter } from '#core/mobile/device-filter.ts'
import type { DeviceDetailPage, DeviceListPage } from '#core/mobile/device-pages.ts'
import { colorSlug, deviceSlug } from '#core/mobile/device-slug.ts'
import type { PageText } from '#core/template/page-record.ts'
import type { MenuPlace } from '#ui/content/menu-groups.ts'
import type { DeviceTranslation, PageContext } from '#ui/content/page-entry.ts'

const pathOfList = (list: DeviceList) => pathOfFilter({ by: 'all', list })

/** What a visitor looks for after a list or a device. */
const next = ['/mobile/plans', '/mobile/byod', '/mobile/switch'] as const

/** The pages of devices: one template for lists, one for a device in a colour. */
export const devicePages = {
  /** The lists of the categories, in a row. */
  menu: { group: 'mobile', place: 20 } satisfies MenuPlace,
  list: (page: DeviceListPage, words: DeviceTranslation, context: PageContext): PageText => {
    const { title, description, devices, questions } = words.list(page, context)
    const { filter } = page
    const hasQuestions = filter.by === 'all' && filter.list === 'phones' && questions !== null
    return {
      title,
      description,
      sections: [
        { kind: 'devices', ...devices, filter },
        ...(hasQuestions ? [{ kind: 'questions' as const, ...questions }] : []),
        {
          kind: 'pages',
          heading: words.next,
          pages: [
            ...(filter.by === 'all' ? [] : [pathOfList(filter.list)]),
            ...deviceListNames.filter((other) => other !== filter.list).map(pathOfList),
            ...next,
          ],
        },
      ],
    }
  },
  detail: (page: DeviceDetailPage, words: DeviceTranslation, context: PageContext): PageText => {
    const { device, color, list } = page
    return {
      ...words.detail(page, context),
      sections: [
        { kind: 'device', device: deviceSlug(device), color: colorSlug(color) },
        {
          kind: 'pages',
          heading: words.next,
          pages: [pathOfFilter({ by: 'brand', list, brand: device.brand }), pathOfList(list), ...next],
        },
      ],
    }
  },
}
