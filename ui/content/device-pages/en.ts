import type { DeviceTranslation } from '#ui/content/page-entry.ts'
import { deviceWords } from '#ui/content/es/site/device-words.ts'
import { answers } from '#ui/content/word-lists.ts'

export const words: DeviceTranslation = {
  next: 'Keep looking',
  list: ({ filter }, { brand, facts }) => {
    const { count, brands, price, monthly } = facts.deviceList(filter)
    const list = deviceWords.lists[filter.list]
    const payments =
      monthly === null
        ? `From ${price}, in one payment.`
        : `From ${monthly.each} a month for ${monthly.months} months at ${facts.apr} APR, or from ${price} in full.`
    const from =
      monthly === null
        ? `from ${price}, in one payment`
        : `from ${monthly.each} a month for ${monthly.months} months without interest`
    const texts = {
      all: {
        title: list,
        lead: `${count} models from ${brands} brands. ${payments}`,
      },
      brand: {
        title: filter.by === 'brand' ? deviceWords.ofBrand(list, filter.brand) : list,
        lead: `${count} models. ${payments}`,
      },
      deals: {
        title: deviceWords.deals(list),
        lead: `${count} models that cost less if you bring your number or hand in your old device. Each one says what it asks for.`,
      },
    }[filter.by]
    return {
      title: `${texts.title} | ${brand.name} Mobile`,
      description: `${texts.title}: ${count} models with their full price, ${from}. Compare them and choose a color.`,
      devices: texts,
      questions:
        monthly === null
          ? null
          : {
              id: 'preguntas',
              heading: 'Before you choose',
              items: answers({
                'How do monthly payments for a phone work?': `The price is split into ${monthly.months} equal payments at ${facts.apr} APR; the last one may be a few cents less. Together they are the price in full.`,
                'Can I finish paying early?':
                  'Yes, at any time and without a fee: you pay what is left of the price and nothing more.',
              }),
            },
    }
  },
  detail: ({ device, color }, { brand, facts }) => {
    const { brand: maker, name, color: inColor, price, monthly } = facts.device({ device, color })
    const cost =
      monthly === null
        ? `${price}, in one payment`
        : `${monthly.each} a month for ${monthly.months} months without interest, or ${price} in full`
    return {
      title: `${maker} ${name} in ${inColor} | ${brand.name}`,
      description: `${maker} ${name} in ${inColor}: ${cost}. See its colors and whether it is in stock.`,
    }
  },
}
