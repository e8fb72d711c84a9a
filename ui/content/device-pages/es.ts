import type { DeviceTranslation } from '#ui/content/page-entry.ts'
import { deviceWords } from '#ui/content/es/site/device-words.ts'
import { answers } from '#ui/content/word-lists.ts'

export const words: DeviceTranslation = {
  next: 'Sigue mirando',
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
        lead: `${count} modelos que bajan de precio si traes tu número o entregas el tuyo usado. Cada uno dice lo que pide.`,
      },
    }[filter.by]
    return {
      title: `${texts.title} | ${brand.name} Mobile`,
      description: `${texts.title}: ${count} modelos con su precio completo, ${from}. Compáralos y elige color.`,
      devices: texts,
      questions:
        monthly === null
          ? null
          : {
              id: 'preguntas',
              heading: 'Antes de elegir',
              items: answers({
                '¿Cómo se paga un teléfono al mes?': `El precio se divide en ${monthly.months} pagos iguales al ${facts.apr} APR; el último puede ser unos centavos menor. Juntos suman el precio de contado.`,
                '¿Puedo terminar de pagar antes?':
                  'Sí, cuando quieras y sin cargo: pagas lo que falta del precio y nada más.',
              }),
            },
    }
  },
  detail: ({ device, color }, { brand, facts }) => {
    const { brand: maker, name, color: inColor, price, monthly } = facts.device({ device, color })
    const cost =
      monthly === null
        ? `${price}, en un solo pago`
        : `${monthly.each} al mes por ${monthly.months} meses sin intereses, o ${price} de contado`
    return {
      title: `${maker} ${name} en ${inColor} | ${brand.name}`,
      description: `${maker} ${name} en ${inColor}: ${cost}. Mira sus colores y si hay.`,
    }
  },
}
