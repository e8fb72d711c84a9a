import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compareStory, reportOf, summaryOf } from '#stories/.storybook/visual-report.ts'

const size = { width: 4, height: 4, channels: 4 } as const

const picture = (background: string, width: number = size.width): Promise<Buffer> =>
  sharp({ create: { ...size, width, background } })
    .png()
    .toBuffer()

const red = await picture('#ff0000')
const blue = await picture('#0000ff')

const withOneBluePixel = await sharp(red)
  .composite([{ input: await sharp(blue).resize(1, 1).png().toBuffer(), left: 3, top: 3 }])
  .png()
  .toBuffer()

describe('compareStory', () => {
  it('finds no difference between equal pixels', async () => {
    const recompressed = await sharp(red).png({ compressionLevel: 0 }).toBuffer()
    expect(
      await compareStory('button', new Map([['phone', red]]), new Map([['phone', recompressed]])),
    ).toEqual([])
  })

  it('finds one different pixel, and only in its view', async () => {
    const before = new Map([
      ['phone', red],
      ['dark', red],
    ])
    const after = new Map([
      ['phone', red],
      ['dark', withOneBluePixel],
    ])
    expect(await compareStory('button', before, after)).toMatchObject([
      {
        story: 'button',
        view: 'dark',
        message: '6.25 % of the pixels differ',
        before: red,
        after: withOneBluePixel,
      },
    ])
  })

  it('reports pictures of different sizes without a picture of the difference', async () => {
    const wide = await picture('#ff0000', 5)
    expect(await compareStory('button', new Map([['phone', red]]), new Map([['phone', wide]]))).toMatchObject(
      [{ message: 'another size: 4×4 px before, 5×4 px after', diff: null }],
    )
  })

  it('reports a story that renders in one of the commits only, and a view that one of them lacks', async () => {
    const before = new Map<string, Buffer | string>([['phone', red]])
    const after = new Map<string, Buffer | string>([
      ['phone', 'Error: no offer'],
      ['brisa', red],
    ])
    expect(await compareStory('button', before, after)).toMatchObject([
      { view: 'phone', after: 'Error: no offer' },
      { view: 'brisa', before: 'no picture' },
    ])
  })

  it('does not report a story that renders in neither', async () => {
    const failed = new Map([['phone', 'Error: no offer']])
    expect(await compareStory('button', failed, failed)).toEqual([])
  })
})

describe('reportOf', () => {
  it('shows the pictures of each difference side by side, and escapes names', async () => {
    const differences = await compareStory(
      'kit-<b>',
      new Map([['phone', red]]),
      new Map([['phone', withOneBluePixel]]),
    )
    const report = { against: 'abc', compared: 2, added: ['new-one'], removed: ['old-one'], differences }
    const html = reportOf(report)
    expect(html.match(/<figcaption>\w+/g)).toEqual(
      ['before', 'after', 'difference'].map((caption) => `<figcaption>${caption}`),
    )
    expect(html).toContain(red.toString('base64'))
    expect(html).toContain(withOneBluePixel.toString('base64'))
    expect(html).toContain('kit-&lt;b&gt;, phone')
    expect(html).toContain('<li>new-one</li>')
    expect(html).toContain('<li>old-one</li>')
    expect(summaryOf(report)).toBe(
      '2 stories compared with abc: 1 different pictures, 1 new stories, 1 removed',
    )
  })
})
