import type { DeviceLinkFailure } from '#core/mobile/mobile.failure.ts'
import { translated } from '#ui/content/language.ts'

/** The texts about the device of a link, on the page of the mobile lines and on the address page in front of it. */
export const linkedDeviceWords = translated('linkedDeviceWords', {
  address: {
    title: 'Primero, tu dirección',
    device: 'Con ella abrimos tu pedido y agregamos el dispositivo que elegiste. Todavía no se cobra nada.',
    lines: 'Con ella abrimos tu pedido y armas tus líneas. Todavía no se cobra nada.',
  },
  titles: {
    LinkedDeviceUnknown: () => 'No vendemos el dispositivo de ese enlace',
    LinkedDeviceInCart: (name: string) => `${name}: ya está en tu pedido`,
    LinkedDeviceSoldOut: (name: string) => `${name}: agotado`,
    MobileCartFull: (name: string) => `${name}: no lo agregamos`,
  } satisfies Readonly<Record<DeviceLinkFailure['_tag'], (name: string) => string>>,
  unknown: 'Puede que el enlace sea viejo. Tu pedido sigue como estaba: elige otro dispositivo de la lista.',
  inCart: 'No lo agregamos otra vez. Si quieres otro igual, agrégalo aquí.',
  addAnother: 'Agregar otro igual',
  othersInStock: 'No lo agregamos, y lo demás de tu pedido sigue como estaba. Estos sí los tenemos:',
  noneInStock: 'Se agotó en todos los colores. Lo demás de tu pedido sigue como estaba: elige otro modelo.',
  add: (name: string): string => `Agregar ${name}`,
  fullOfLines: (most: number): string =>
    `Tu pedido ya tiene ${most} líneas, las que caben en una cuenta. Quita una que no necesites, o llámanos para tener más.`,
  fullOfAccessories: (most: number): string =>
    `Tu pedido ya tiene ${most} accesorios, los que caben. Quita uno que no necesites, o llámanos.`,
  list: 'Ver la lista',
})
