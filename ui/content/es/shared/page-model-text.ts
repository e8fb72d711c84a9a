import type { BrandIdentity } from '#core/brand/brand.ts'
import type { PageBlock, Parameter, ParameterName } from '#core/template/page-model.ts'
import { dateText, hourText, money } from '#ui/content/format.ts'
import { brandText } from './brand-text.ts'
import { pageModelWords } from './page-models.ts'

/** The parameters that are hours of a day. */
const hours: ReadonlySet<string> = new Set<ParameterName>(['fromHour', 'toHour'])

const parameterText = (parameter: Parameter): string => {
  switch (parameter.kind) {
    case 'money':
      return money(parameter.cents).text
    case 'count':
      return hours.has(parameter.name) ? hourText(parameter.count) : String(parameter.count)
    case 'date':
      return dateText(parameter.date)
    default:
      return brandText(parameter.text)
  }
}

/** Returns the value of a parameter of a block; an empty text without it. */
export const parameterIn = ({ parameters }: PageBlock, name: string): string => {
  const parameter = parameters.find((one) => one.name === name)
  return parameter === undefined ? '' : parameterText(parameter)
}

/** Returns the texts of a block with its parameters, the brand and the sales number filled in. */
export const blockText = (block: PageBlock, { name: brandName, phones }: BrandIdentity): string =>
  block.keys
    .map((key) =>
      pageModelWords[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        if (name === 'brand') return brandName
        return name === 'phone' ? phones.sales.shown : parameterIn(block, name)
      }),
    )
    .join(' ')
