import { describe, expect, it } from 'vitest'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'

const pack = (slug: string) => Object.fromEntries(eachBrand)[slug]?.brand

const written = (slug: string): readonly string[] => {
  const brand = pack(slug)
  if (brand === undefined) throw new Error(`no brand ${slug}`)
  const { sales, mobileSales, service } = brand.hours
  return [sales, ...(mobileSales === null ? [] : [mobileSales]), service, brand.business.hours].map((hours) =>
    openingText(hours).replaceAll('\u00A0', ' '),
  )
}

describe('openingText', () => {
  it('writes the hours of each line with days and zone, both halves of the day when it closes on the next one', () => {
    expect(written('cometa')).toEqual([
      'Todos los días, de 7 a. m. a 2 a. m., hora del Este',
      'Todos los días, de 7 a. m. a 11 p. m., hora del Este',
      'Todos los días, las 24 horas',
      'De lunes a viernes, de 8 a. m. a 7 p. m., hora de tu dirección',
    ])
    expect(written('brisa')).toEqual([
      'De lunes a sábado, de 8 a. m. a 9 p. m., hora del Centro',
      'Todos los días, las 24 horas',
      'De lunes a sábado, de 9 a. m. a 6 p. m., hora de tu dirección',
    ])
  })
})
