import { renderToStaticMarkup } from 'react-dom/server'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { DeviceDrawing } from '../pictures/devices/device-drawing.tsx'

/** Returns the drawing of each device in each colour, by the path of its image. */
export const deviceDrawings = (
  devices: readonly ProductDetail[],
): readonly { readonly path: string; readonly drawing: string }[] =>
  devices.flatMap((device) =>
    device.colors.flatMap((color) => {
      const drawing = renderToStaticMarkup(<DeviceDrawing device={device} color={color} />)
      const shown = device.variants.find((variant) => variant.color.name === color.name)
      return shown === undefined ? [] : [{ path: shown.images.primary.url, drawing }]
    }),
  )
