import type { Meta, StoryObj } from '@storybook/react-vite'
import { devices } from '#adapters/brand/brand.ts'
import type { DeviceCategory, ProductDetail } from '#core/mobile/product-detail.ts'
import { DeviceDrawing } from '#ui/site/pictures/devices/device-drawing.tsx'
import * as css from '../gallery.css.ts'

const meta = {
  title: 'Páginas/Dibujos de dispositivos',
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** One device of each family, in its first colour. */
const ofEachFamily: readonly ProductDetail[] = devices.filter(
  ({ appearance }, at) => devices.findIndex((other) => other.appearance.family === appearance.family) === at,
)

const Gallery = ({ shown }: { readonly shown: readonly ProductDetail[] }) => (
  <ul className={css.tight}>
    {shown.flatMap((device) =>
      device.colors.slice(0, 1).map((color) => (
        <li key={device.name} className={css.piece}>
          <DeviceDrawing device={device} color={color} />
          <span className={css.caption}>
            {device.brand} {device.name}
          </span>
        </li>
      )),
    )}
  </ul>
)

export const Families: Story = { name: 'Familias', render: () => <Gallery shown={ofEachFamily} /> }

const ofCategory = (name: string, category: DeviceCategory): Story => ({
  name,
  render: () => <Gallery shown={devices.filter((device) => device.category === category)} />,
})

export const Phones = ofCategory('Teléfonos', 'DEVICE')
export const Tablets = ofCategory('Tabletas', 'TABLET')
export const Watches = ofCategory('Relojes', 'SMART_WATCH')
export const Accessories = ofCategory('Accesorios', 'ACCESSORIES')

/** A device in each of its colours. */
export const Colors: Story = {
  name: 'Colores',
  render: () => (
    <ul className={css.tight}>
      {devices
        .filter(({ colors }) => colors.length > 3)
        .slice(0, 2)
        .flatMap((device) =>
          device.colors.map((color) => (
            <li key={`${device.name} ${color.name}`} className={css.piece}>
              <DeviceDrawing device={device} color={color} />
              <span className={css.caption}>
                {device.name}, {color.name}
              </span>
            </li>
          )),
        )}
    </ul>
  ),
}
