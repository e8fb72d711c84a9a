import type { DeviceList } from '#core/mobile/device-filter.ts'
import { deviceListNames, pathOfFilter } from '#core/mobile/device-filter.ts'
import { colorSlug, deviceSlug } from '#core/mobile/device-slug.ts'
import type { DevicePageWriters } from '#ui/content/page-entry.ts'
import { deviceWords } from '#ui/content/es/site/device-words.ts'

const otherLists = (list: DeviceList) =>
  deviceListNames.filter((other) => other !== list).map((other) => pathOfFilter({ by: 'all', list: other }))

/** What a visitor looks for after a list or a device. */
const next = ['/mobile/plans', '/mobile/byod', '/mobile/switch'] as const

/** The pages of devices. */
export const devicePages: DevicePageWriters = {
  list: ({ filter }, { brand, facts }) => {
    const { count, brands, price, monthly } = facts.deviceList(filter)
    const list = deviceWords.lists[filter.list]
    const payments =
      monthly === null
        ? `Desde ${price}, en un solo pago.`
        : `Desde ${monthly.each} al mes por ${monthly.months} meses al ${facts.apr} APR, o desde ${price} de contado.`
    const from =
      monthly === null
        ? `desde ${price}, en un solo pago`
        : `desde ${monthly.each} al mes por ${monthly.months} meses sin intereses`
    const texts = {
      all: {
        title: list,
        lead: `${count} modelos de ${brands} marcas. ${payments}`,
      },
      brand: {
        title: filter.by === 'brand' ? deviceWords.ofBrand(list, filter.brand) : list,
        lead: `${count} modelos. ${payments}`,
      },
      deals: {
        title: deviceWords.deals(list),
        lead: `${count} modelos que bajan de precio si traes tu número o entregas tu equipo usado. Cada uno dice lo que pide.`,
      },
    }[filter.by]
    return {
      title: `${texts.title} | ${brand.name} Mobile`,
      description: `${texts.title}: ${count} modelos con su precio completo, ${from}. Compáralos y elige color.`,
      sections: [
        { kind: 'devices', ...texts, filter },
        ...(filter.by === 'all' && filter.list === 'phones' && monthly !== null
          ? [
              {
                kind: 'questions' as const,
                id: 'preguntas',
                heading: 'Antes de elegir',
                items: [
                  {
                    question: '¿Cómo se paga un teléfono al mes?',
                    answer: `El precio se divide en ${monthly.months} pagos iguales al ${facts.apr} APR; el último puede ser unos centavos menor. Juntos suman el precio de contado.`,
                  },
                  {
                    question: '¿Puedo terminar de pagar antes?',
                    answer: 'Sí, cuando quieras y sin cargo: pagas lo que falta del precio y nada más.',
                  },
                ],
              },
            ]
          : []),
        {
          kind: 'pages',
          heading: 'Sigue mirando',
          pages: [
            ...(filter.by === 'all' ? [] : [pathOfFilter({ by: 'all', list: filter.list })]),
            ...otherLists(filter.list),
            ...next,
          ],
        },
      ],
    }
  },
  detail: ({ device, color, list }, { brand, facts }) => {
    const { brand: maker, name, color: inColor, price, monthly } = facts.device({ device, color })
    const cost =
      monthly === null
        ? `${price}, en un solo pago`
        : `${monthly.each} al mes por ${monthly.months} meses sin intereses, o ${price} de contado`
    return {
      title: `${maker} ${name} en ${inColor} | ${brand.name}`,
      description: `${maker} ${name} en ${inColor}: ${cost}. Mira sus colores y si hay.`,
      sections: [
        { kind: 'device', device: deviceSlug(device), color: colorSlug(color) },
        {
          kind: 'pages',
          heading: 'Sigue mirando',
          pages: [
            pathOfFilter({ by: 'brand', list, brand: device.brand }),
            pathOfFilter({ by: 'all', list }),
            ...next,
          ],
        },
      ],
    }
  },
}
