import type { AppPlatform, BrandApp } from '#core/brand/site-data.ts'
import { listText } from '#ui/content/format.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

const platforms: Readonly<Record<AppPlatform, string>> = {
  ios: 'iPhone y iPad',
  android: 'Android',
  tv: 'televisores',
  web: 'el navegador',
}

export const name = 'Apps'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Las apps de tu servicio y tu cuenta | ${brand.name}`,
  description: `Qué hace cada app de ${brand.name}, en qué dispositivos funciona y cómo entrar la primera vez. Todas son gratis para clientes.`,
  opening: {
    title: 'Tu casa cabe en el bolsillo',
    lead: 'Apaga el WiFi de los niños desde el trabajo, mueve la visita del técnico desde el bus o mira el partido en la fila del banco.',
    picture: 'Un celular abierto como una casa de muñecas, con un cuarto en cada app',
    actions: { apps: 'Ver las apps', account: 'Entrar a mi cuenta' },
  },
  apps: {
    id: 'apps',
    heading: 'Cada app, para una cosa',
    lead: 'Instala solo la que te sirva. Búscalas por su nombre en la tienda de tu dispositivo.',
    note: 'Todas son gratis. Gastan datos como cualquier app si no estás en WiFi.',
  },
  signIn: {
    id: 'entrar',
    heading: 'La primera vez que entras',
    lead: 'Un solo usuario para todas.',
    steps: titled({
      'Abre la app': 'Elige «Crear mi usuario». Si ya entras a tu cuenta en la web, es el mismo.',
      'Prueba que eres tú': 'Escribe el correo de tu pedido. Te llega un código que sirve una sola vez.',
      'Comparte con cuidado':
        'Cada persona de la casa puede tener su usuario. El tuyo es el único que paga y cambia el plan.',
    }),
  },
  security: {
    id: 'seguridad',
    heading: 'Que nadie más entre',
    paragraphs: ['Una app con tu cuenta vale lo mismo que tu cuenta.'],
    points: [
      'Descárgala solo de la tienda de tu dispositivo, nunca de un enlace que llegó por mensaje.',
      'Bloquea el celular con huella, cara o número.',
      'Si lo pierdes, cierra la sesión desde otro dispositivo en tu cuenta.',
      'Nunca te pedimos un código por teléfono. Si alguien lo hace, no somos nosotros.',
    ],
  },
  questions: {
    id: 'preguntas',
    heading: 'Dudas de las apps',
    items: answers({
      '¿Funcionan fuera de casa?':
        'Sí, con cualquier conexión. Algunos canales y algunos ajustes del WiFi piden que estés en tu red: la app te lo dice.',
      '¿Están en español?':
        'Sí. Siguen el idioma de tu dispositivo, y puedes cambiarlo en los ajustes de cada una.',
      'Mi celular es viejo. ¿Sirve?':
        'Si la tienda de tu dispositivo te deja instalarla, funciona. Si no aparece, usa la versión del navegador.',
      '¿Qué hago si no me deja entrar?': `Pide una contraseña nueva con el correo de tu pedido. Si ese correo ya no es tuyo, llama al ${facts.phone('service')}.`,
    }),
  },
  pages: { heading: 'Sácale más a cada app' },
  app: ({ about, platforms: on }: BrandApp) =>
    `${about.es} Para ${listText(on.map((platform) => platforms[platform]))}.`,
})
