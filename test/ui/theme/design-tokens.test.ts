import { describe, expect, it } from 'vitest'
import { eachBrand } from '#test/builders/brand.builder.ts'
import { type DesignToken, type DesignTokens, designTokens, portableTokens } from '#ui/theme/design-tokens.ts'
import { measures } from '#ui/theme/measures.ts'

const isToken = (value: DesignToken | DesignTokens): value is DesignToken => '$value' in value

const leavesOf = (tokens: DesignTokens): readonly DesignToken[] =>
  Object.values(tokens).flatMap((value) => (isToken(value) ? [value] : leavesOf(value)))

const { radius: _selected, ...shared } = measures

const valuesIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value]

describe.each(eachBrand)('designTokens of %s', (_slug, { palette, style }) => {
  const leaves = leavesOf(designTokens({ palette, style }))

  it('contains every colour of both schemes and every measure, corner and headline, each with a type', () => {
    const shapes = [...valuesIn(style.radius), ...valuesIn(style.heading)]
    const written = new Set<unknown>(leaves.map(({ $value }) => $value))
    expect(
      [...valuesIn(palette), ...valuesIn(shared), ...shapes].filter((value) => !written.has(value)),
    ).toEqual([])
    expect(new Set(leaves.map(({ $type }) => $type))).toEqual(
      new Set(['color', 'fontFamily', 'dimension', 'duration', 'cubicBezier', 'fontWeight']),
    )
  })

  it('has one length in each dimension for other platforms, and all else as it is', () => {
    const portable = leavesOf(portableTokens(designTokens({ palette, style })))
    const lengths = portable.filter(({ $type }) => $type === 'dimension').map(({ $value }) => $value)
    expect(lengths.filter((length) => !/^-?\d*\.?\d+(?:rem|em)?$/.test(String(length)))).toEqual([])
    const others = (tokens: readonly DesignToken[]) => tokens.filter(({ $type }) => $type !== 'dimension')
    expect(others(portable)).toEqual(others(leaves))
  })
})
