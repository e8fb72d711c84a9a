import type { AppPlatform } from '#core/brand/site-data.ts'
import { appIcon } from '#ui/content/app-icon.ts'
import { listText } from '#ui/content/format.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const platforms: Readonly<Record<AppPlatform, string>> = {
  ios: 'iPhone y iPad',
  android: 'Android',
  tv: 'televisores',
  web: 'el navegador',
}

/** The applications of the brand. */
export const apps: PageWriter = ({ brand, facts }) => ({
  title: `Las apps de tu servicio y tu cuenta | ${brand.name}`,
  description: `Qué hace cada app de ${brand.name}, en qué aparatos funciona y cómo entrar la primera vez. Todas son gratis para clientes.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Tu casa cabe en el bolsillo',
      lead: 'Apaga el WiFi de los niños desde el trabajo, mueve la visita del técnico desde el bus o mira el partido en la fila del banco.',
      picture: {
        name: 'pocketHome',
        alt: 'Un celular abierto como una casa de muñecas, con un cuarto en cada aplicación',
      },
      actions: [
        { label: 'Ver las apps', to: '#apps' },
        { label: 'Entrar a mi cuenta', to: 'account' },
      ],
    },
    {
      kind: 'cards',
      id: 'apps',
      heading: 'Cada app, para una cosa',
      lead: 'Instala solo la que te sirva. Búscalas por su nombre en la tienda de tu aparato.',
      cards: brand.site.apps.map(({ name, about, platforms: on, lines }) => ({
        icon: appIcon(lines),
        title: name,
        body: `${about.es} Para ${listText(on.map((platform) => platforms[platform]))}.`,
      })),
      note: 'Todas son gratis. Gastan datos como cualquier app si no estás en WiFi.',
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'entrar',
      heading: 'La primera vez que entras',
      lead: 'Un solo usuario para todas.',
      steps: [
        {
          title: 'Abre la app',
          body: 'Elige «Crear mi usuario». Si ya entras a tu cuenta en la web, es el mismo.',
        },
        {
          title: 'Prueba que eres tú',
          body: 'Escribe el correo de tu pedido. Te llega un código que sirve una sola vez.',
        },
        {
          title: 'Comparte con cuidado',
          body: 'Cada persona de la casa puede tener su usuario. El tuyo es el único que paga y cambia el plan.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'seguridad',
      tone: 'sea',
      heading: 'Que nadie más entre',
      paragraphs: ['Una app con tu cuenta vale lo mismo que tu cuenta.'],
      points: [
        'Descárgala solo de la tienda de tu aparato, nunca de un enlace que llegó por mensaje.',
        'Bloquea el celular con huella, cara o número.',
        'Si lo pierdes, cierra la sesión desde otro aparato en tu cuenta.',
        'Nunca te pedimos un código por teléfono. Si alguien lo hace, no somos nosotros.',
      ],
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'preguntas',
      heading: 'Dudas de las apps',
      items: [
        {
          question: '¿Funcionan fuera de casa?',
          answer:
            'Sí, con cualquier conexión. Algunos canales y algunos ajustes del WiFi piden que estés en tu red: la app te lo dice.',
        },
        {
          question: '¿Están en español?',
          answer: 'Sí. Siguen el idioma de tu aparato, y puedes cambiarlo en los ajustes de cada una.',
        },
        {
          question: 'Mi celular es viejo. ¿Sirve?',
          answer:
            'Si la tienda de tu aparato te deja instalarla, funciona. Si no aparece, usa la versión del navegador.',
        },
        {
          question: '¿Qué hago si no me deja entrar?',
          answer: `Pide una contraseña nueva con el correo de tu pedido. Si ese correo ya no es tuyo, llama al ${facts.phone('service')}.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Sácale más a cada app',
      pages: [
        '/cable-tv/streaming/{product}-tv-app',
        '/internet/wifi-service',
        '/activate',
        '/support',
        '/contact-{product}',
      ],
    },
  ],
})
