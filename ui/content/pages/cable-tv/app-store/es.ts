import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Tienda de apps'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Tienda de apps: cuáles vienen y cuáles se pagan | ${brand.name}`,
  description: `Ordena las apps de tu televisión: las que vienen con tu plan, la que puedes pagar en tu factura de ${brand.name} y las que contratas por tu cuenta. Con precios claros.`,
  opening: {
    title: 'Cada app en su lugar, y cada cobro también',
    lead: 'Cuando las apps se pagan en muchos lugares, nadie sabe cuánto gasta. Aquí ves cuáles no cuestan, cuál va en tu factura y cuáles te cobra otro.',
    picture: 'Un puesto de mercado con toldo: en sus repisas hay apps de colores en vez de fruta',
    actions: { apps: 'Ver las apps', account: 'Entrar a mi cuenta' },
  },
  apps: {
    id: 'apps',
    heading: 'Tres repisas',
    lead: 'Toda app que abres en tu televisor está en una de ellas.',
    cards: {
      comesPlan: {
        title: 'Viene con tu plan',
        body: `${facts.tvApp()}, con los canales y tus grabaciones. No cuesta nada y está en la tienda de casi cualquier dispositivo.`,
        link: `Conocer ${facts.tvApp()}`,
      },
      goesBill: {
        title: 'Va en tu factura',
        body: `Disney+, Basic por ${facts.price('disney-basic')} o Premium por ${facts.price('disney-premium')} al mes. Es la única app de otra compañía que vendemos.`,
        link: 'Conocer Disney+',
      },
      subscribeYourself: {
        title: 'La contratas tú',
        body: 'Todas las demás. Las instalas desde la tienda de tu televisor o de Xumo y le pagas a su dueño. No vemos ese cobro ni podemos cancelarlo.',
        link: 'Conocer Xumo',
      },
    },
  },
  cleanup: {
    id: 'limpieza',
    heading: 'Una limpieza de apps',
    lead: 'Hazla una vez al año y guarda lo que ahorres.',
    steps: titled({
      'Junta los cobros':
        'Abre tu estado de cuenta y subraya cada suscripción. Mira también las de la tienda de tu celular: ahí se esconden.',
      'Marca las que abriste': 'Pregunta quién usó cada una este mes. Si nadie responde, ya sabes.',
      'Cancela en su origen':
        'Borrar la app no detiene el cobro. Se cancela donde se contrató: en su página, en la tienda o en tu factura.',
    }),
  },
  source: {
    id: 'origen',
    heading: '¿Dónde se cancela?',
    lead: 'Busca cómo aparece el cobro y ve directo al lugar.',
    columns: ['Cómo aparece el cobro', 'Quién te cobra', 'Dónde se cancela'],
    rows: [
      [`En la factura de ${brand.name}`, 'Nosotros', `En el ${facts.phone('service')}`],
      ['Con el nombre de la app', 'La compañía de la app', 'En su página, con tu usuario'],
      [
        'Con el nombre de una tienda',
        'La tienda del celular o del televisor',
        'En los ajustes de esa tienda',
      ],
      ['En tu línea de celular', 'Tu compañía de celular', 'Con esa compañía'],
    ],
  },
  safe: {
    id: 'seguras',
    heading: 'Instala sin sustos',
    paragraphs: [
      'Una app pirata promete todos los canales gratis y se cobra de otra forma: con tus contraseñas.',
    ],
    points: [
      'Instala solo desde la tienda oficial de tu dispositivo.',
      'Desconfía de la que pide tu tarjeta «para verificar la edad».',
      'Pon una clave de compra para que los niños no compren sin querer.',
      'Usa una contraseña distinta en cada app.',
    ],
  },
  questions: {
    id: 'preguntas',
    heading: 'Dudas de apps',
    items: answers({
      '¿Puedo pagar otras apps en mi factura?': 'No. Por ahora solo Disney+.',
      '¿Qué apps funcionan con mi televisor?':
        'Las que aparezcan en su tienda. Si falta una que te importa, revisa si está en Xumo antes de cambiar de televisor.',
      '¿Pago dos veces si ya tengo Disney+?':
        'Solo si no cancelas el cobro de antes. En la página de Disney+ te contamos el orden para no pagar doble.',
      '¿Borrar la app borra mi cuenta?':
        'No. La cuenta y el cobro siguen. Primero cancela la suscripción y después borra la app.',
    }),
  },
  pages: { heading: 'Más para tu pantalla' },
})
