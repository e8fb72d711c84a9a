import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'App de TV'

export const words = ({ brand, facts }: PageContext) => ({
  title: `App ${facts.tvApp()}: tus canales en cada pantalla | ${brand.name}`,
  description: `Instala ${facts.tvApp()} en tu televisor, iPhone, Android o computadora, entra con tu usuario, graba y arregla los problemas más comunes. Gratis con tu plan de TV.`,
  opening: {
    title: 'Empieza en la sala, termina en la hamaca',
    lead: `${facts.tvApp()} lleva los canales de tu plan al televisor, al celular, a la tableta y al navegador. No cuesta nada más.`,
    picture: 'Una muchacha en una hamaca mira en la tableta el programa del televisor de la casa',
    actions: { install: 'Instalarla paso a paso', account: 'Entrar a mi cuenta' },
  },
  install: {
    id: 'instalar',
    heading: 'De la tienda a tu primer canal',
    lead: 'Si ya tienes un usuario, salta al último paso.',
    steps: titled({
      'Búscala por su nombre': `Abre la tienda de tu dispositivo y escribe ${facts.tvApp()}. En la computadora no se instala: entra con el navegador.`,
      'Crea tu usuario': 'Necesitas el correo de tu pedido. Te llega un código para probar que eres tú.',
      'Entra en cada pantalla':
        'Es el mismo usuario en todas. En el televisor se escribe con el control: ten la contraseña a la mano.',
    }),
  },
  devices: {
    id: 'aparatos',
    heading: 'Qué puedes hacer en cada pantalla',
    lead: 'Los canales son los mismos. Cambia lo cómodo.',
    cards: titled({
      Televisor:
        'Cambias de canal con flechas o escribiendo su número, y ves lo que grabaste. Funciona en televisores con apps y en Xumo.',
      'Celular y tableta':
        'Miras la guía mientras otro usa el televisor, programas una grabación desde la calle o ves en la cama con audífonos.',
      Computadora:
        'Abres la página, entras y listo. Sirve en el trabajo o en la casa de tus papás, sin instalar nada.',
    }),
  },
  record: {
    id: 'grabar',
    heading: 'Graba hoy, mira cuando se duerman',
    paragraphs: ['Toca un programa en la guía y elige grabar. Lo grabado aparece en todas tus pantallas.'],
    points: [
      'Revisa la lista de vez en cuando y borra lo que ya viste.',
      'Un partido puede alargarse: graba también el programa que sigue.',
      'Algunos canales no permiten grabar ciertos programas; la guía te lo dice.',
    ],
    picture: 'De noche, un niño duerme y en la sala sus papás ven lo que grabaron',
  },
  fixes: {
    id: 'arreglos',
    heading: 'Si algo falla',
    lead: 'Prueba en este orden antes de llamar.',
    columns: ['Lo que ves', 'Lo más probable', 'Qué haces'],
    rows: [
      ['La imagen se detiene', 'WiFi débil en ese cuarto', 'Acércate al router y prueba otra vez'],
      ['Falta un canal', 'No está en tu plan', 'Búscalo en la lista de canales'],
      ['Pide entrar a cada rato', 'La app es vieja', 'Actualízala en la tienda'],
      ['No deja ver fuera de casa', 'El canal solo permite tu red', 'Mira ese canal en casa'],
      ['Se oye y no se ve', 'El cable o la entrada HDMI', 'Cambia de entrada o de cable'],
    ],
  },
  questions: {
    id: 'preguntas',
    heading: 'Sobre la app',
    items: answers({
      '¿Cuánto cuesta?':
        'Nada: viene con cualquier plan de televisión. Los datos del celular los cobra tu línea.',
      '¿Puedo prestar mi usuario?':
        'Es para tu casa. En vez de prestarlo, crea un usuario para cada persona que vive contigo: así nadie entra a tu factura.',
      '¿Hay control para los niños?':
        'Lo tiene tu dispositivo. En los ajustes del televisor, del celular o de la tableta puedes pedir un número secreto para abrir apps o limitar la hora.',
      '¿Está en español?':
        'Sí. La app sigue el idioma de tu dispositivo, y el audio se cambia en cada programa que lo ofrezca.',
      'Ya no veo mis grabaciones. ¿Por qué?': `Suele ser que entraste con otro usuario. Si es el tuyo y siguen sin aparecer, llama al ${facts.phone('service')}.`,
    }),
  },
  pages: { heading: 'Más para tus pantallas' },
})
