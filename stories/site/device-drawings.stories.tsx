import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import type { DeviceColor, ProductDetail } from '#core/mobile/product-detail.ts'
import { DeviceDrawing } from '#ui/site/pictures/devices/device-drawing.tsx'
import * as css from '../gallery.css.ts'

const meta = {
  title: 'Páginas/Dibujos de dispositivos',
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** One device of each family, in its first colour. */
const { devices } = brand.site

const ofEachFamily: readonly ProductDetail[] = devices.filter(
  ({ appearance }, at) => devices.findIndex((other) => other.appearance.family === appearance.family) === at,
)

type Shown = { readonly device: ProductDetail; readonly color: DeviceColor }

const Gallery = ({ shown }: { readonly shown: readonly Shown[] }) => (
  <ul className={css.tight}>
    {shown.map(({ device, color }) => (
      <li key={`${device.name} ${color.name}`} className={css.piece}>
        <DeviceDrawing device={device} color={color} />
        <span className={css.caption}>
          {device.brand} {device.name}, {color.name}
        </span>
      </li>
    ))}
  </ul>
)

const inEachColor = (device: ProductDetail): readonly Shown[] =>
  device.colors.map((color) => ({ device, color }))

export const Families: Story = {
  name: 'Familias',
  tags: ['visual'],
  render: () => <Gallery shown={ofEachFamily.flatMap((device) => inEachColor(device).slice(0, 1))} />,
}

export const Colors: Story = {
  name: 'Colores',
  render: () => <Gallery shown={devices.filter(({ colors }) => colors.length > 4).flatMap(inEachColor)} />,
}
