import { cookieNames, storageNames } from '#ui/content/browser-entries.ts'
import { sessionTimes } from '#ui/content/legal-data.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Cookies'

export const words = ({ brand, facts }: PageContext) => {
  const session = sessionTimes()
  return {
    title: `Cookies: lo que guarda tu navegador | ${brand.name}`,
    description: `Cada cookie y cada dato que la tienda de ${brand.name} deja en tu navegador: su nombre, para qué sirve, cuánto dura y cómo lo borras.`,
    opening: {
      title: 'Pocas cookies, y todas con nombre',
      lead: 'Las que hacen falta para comprar, y ninguna para seguirte. No hay publicidad ni medición de otras compañías.',
      picture: 'Un frasco de galletas con etiqueta, y unas pocas galletas dentro',
      actions: { cookies: 'Ver la lista' },
    },
    cookies: {
      id: 'cookies',
      heading: 'Las cookies',
      lead: 'Tu navegador las envía solo a esta tienda. Ninguna lleva tu nombre, tu dirección ni tu tarjeta.',
      columns: ['Nombre', 'Para qué sirve', 'Cuánto dura'],
      rows: [
        [
          cookieNames.session,
          'Une tu navegador con la compra que empezaste. Ningún programa de la página puede leerla.',
          `Hasta que cierras el navegador. La compra termina a los ${session.idleMinutes} minutos sin uso, y a las ${session.hours} horas como máximo.`,
        ],
        [
          cookieNames.cart,
          'Nombra el carrito que guardaste, para ofrecértelo cuando vuelvas.',
          `${facts.cartDays} días. Se borra antes si vacías el carrito o haces tu pedido.`,
        ],
        [
          cookieNames.visit,
          'Dice el día de tu visita, para recordártelo cuando vuelves a la tienda.',
          'Hasta que pasa ese día o sales de tu cuenta.',
        ],
        [
          cookieNames.language,
          'Recuerda si prefieres español o inglés. Solo dice el idioma.',
          `${facts.stated('365', 'rule SES-09')} días.`,
        ],
        [
          cookieNames.portal,
          'Une tu navegador con tu cuenta en línea después de entrar. Ningún programa de la página puede leerla.',
          'Hasta que sales de tu cuenta o cierras el navegador.',
        ],
        [
          cookieNames.login,
          'Comprueba que quien vuelve de la página de entrada a tu cuenta es quien salió hacia ella.',
          'Los minutos que tardas en entrar.',
        ],
        [
          cookieNames.identity,
          'Recuerda en la página de entrada que escribiste tu contraseña. Ningún programa de la página puede leerla.',
          'Hasta que cierras el navegador o sales de tu cuenta.',
        ],
        [
          [
            cookieNames.identityInteraction,
            cookieNames.identityResume,
            cookieNames.identitySignup,
            cookieNames.identityReset,
          ].join(', '),
          'Unen las páginas de una misma entrada, de la creación de tu acceso o del cambio de tu contraseña. Otra terminada en .sig comprueba que nadie las cambió.',
          'Los minutos que tardas en terminar.',
        ],
      ],
    },
    browser: {
      id: 'navegador',
      heading: 'Lo que queda en tu navegador',
      lead: 'Estos datos no se envían con cada visita: los usa la propia página.',
      columns: ['Nombre', 'Para qué sirve', 'Cuánto dura'],
      rows: [
        [
          storageNames.address.join(', '),
          'La dirección que escribiste y por qué camino llegaste, para no preguntarte otra vez.',
          'Hasta que la borras, o escribes otra.',
        ],
        [
          storageNames.cart.join(', '),
          'El número de tu carrito guardado, para continuar donde quedaste.',
          `${facts.cartDays} días.`,
        ],
        [
          storageNames.partner.join(', '),
          'Quién te envió: un socio o la persona que te recomendó, para que reciba su crédito.',
          'Hasta que lo borras, o llegas por otro enlace.',
        ],
        [
          storageNames.consent.join(', '),
          'Si aceptaste o rechazaste las estadísticas de uso.',
          'Hasta que cambias de idea.',
        ],
        [
          storageNames.sessionMark.join(', '),
          'Una marca al azar: avisa a tus otras pestañas que hay una compra abierta.',
          'Hasta que la compra termina.',
        ],
        [
          storageNames.draft.join(', '),
          'Lo que vas escribiendo en los formularios, sin datos de pago.',
          'Hasta que cierras la pestaña.',
        ],
        [
          storageNames.build.join(', '),
          'Evita que una pestaña vieja se recargue más de una vez cuando renovamos la tienda.',
          'Hasta que cierras la pestaña.',
        ],
      ],
    },
    questions: {
      id: 'preguntas',
      heading: 'Lo que puedes hacer',
      items: answers({
        '¿Cómo borro todo esto?':
          'En los ajustes de tu navegador, borra los datos de este sitio. Tu pedido no cambia: lo tenemos nosotros, y sigues viéndolo con tu número de pedido.',
        '¿Puedo comprar sin cookies?': `La página lee tu dirección y te enseña los planes, pero sin cookies no puede abrir una compra. Llama al ${facts.phone('sales')} y tomamos tu pedido.`,
        '¿Por qué no hay un aviso que tape la página?':
          'Porque nada de la lista sirve para seguirte. Lo único que te preguntamos, al pie, es si podemos contar cuántas veces se abre cada pantalla; y esa cuenta no usa cookies.',
        '¿Ven mis datos otras compañías?':
          'Ninguna cookie es de otra compañía. La página carga sus programas, sus letras y sus dibujos de esta misma tienda.',
      }),
    },
    pages: { heading: 'Otras páginas legales' },
  }
}
