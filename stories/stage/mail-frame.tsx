import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { RenderedMessage } from '#core/ports/message-sender.ts'

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** A story of an e-mail: it is shown in a frame, as a mail program does, and must not be wider than it. */
export const mailStory = <Args,>(
  render: (args: Args) => RenderedMessage,
): Pick<Meta<Args>, 'parameters' | 'render' | 'play'> => ({
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (given: Args) => {
    const rendered = render(given)
    if (rendered.kind !== 'email') throw new Error(`expected an e-mail, got ${rendered.kind}`)
    return (
      <iframe
        title="Correo"
        sandbox="allow-same-origin"
        srcDoc={rendered.html}
        style={{ border: 0, width: '100%', height: '100vh' }}
      />
    )
  },
  play: async ({ canvas }: Pick<PlayContext, 'canvas'>) => {
    const frame: HTMLIFrameElement = canvas.getByTitle('Correo')
    const mail = await waitFor(() => {
      const body = frame.contentDocument?.body
      if (body === undefined || body.querySelector('h1') === null)
        throw new Error('the e-mail is not rendered yet')
      return body
    })
    await expect(within(mail).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(mail.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
})
