import type { BrandApp } from '#core/brand/site-data.ts'

/** Chosen here: the applications are fictional, and do what their brand's services need. */
export const apps: readonly BrandApp[] = [
  {
    id: 'mi-cometa',
    name: 'Mi Cometa',
    about: {
      es: 'Paga tu factura, cambia tu visita y revisa si hay una falla en tu zona.',
      en: 'Pay your bill, move your visit and see whether there is an outage near you.',
    },
    platforms: ['ios', 'android', 'web'],
    lines: ['Internet', 'TV', 'Voice', 'Mobile'],
  },
  {
    id: 'cometa-tv',
    name: 'Cometa TV',
    about: {
      es: 'Mira los canales de tu plan en el celular, la tableta o la televisión, y graba para después.',
      en: 'Watch the channels of your plan on your phone, tablet or TV, and record for later.',
    },
    platforms: ['ios', 'android', 'tv', 'web'],
    lines: ['TV'],
  },
  {
    id: 'cometa-wifi',
    name: 'Cometa WiFi',
    about: {
      es: 'Cambia el nombre y la contraseña de tu WiFi, mira qué dispositivos se conectan y pausa los de los niños.',
      en: 'Change your WiFi name and password, see which devices are connected and pause the kids’ ones.',
    },
    platforms: ['ios', 'android'],
    lines: ['Internet'],
  },
  {
    id: 'cometa-linea',
    name: 'Cometa Línea',
    about: {
      es: 'Oye los mensajes de tu teléfono fijo y bloquea llamadas que no quieres recibir.',
      en: 'Hear your home phone messages and block calls you don’t want.',
    },
    platforms: ['ios', 'android', 'web'],
    lines: ['Voice'],
  },
]
