import { sessionTimes } from '#ui/content/legal-data.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Accesibilidad'

export const words = ({ brand, facts }: PageContext) => {
  const session = sessionTimes()
  return {
    title: `Declaración de accesibilidad de la tienda | ${brand.name}`,
    description: `Qué hacemos para que cualquier persona compre en ${brand.name}: la norma que seguimos, lo que probamos, los límites que conocemos y a quién avisar.`,
    opening: {
      title: 'Una puerta por la que cabe cualquiera',
      lead: `Queremos que compres aquí con teclado, con lector de pantalla, con la letra grande o con la voz. La norma que seguimos es ${facts.stated('WCAG 2.2', 'name')}, nivel AA.`,
      picture: 'Una persona en silla de ruedas sube una rampa hacia una puerta ancha y abierta',
      actions: { service: 'Avisar de una barrera', sales: 'Comprar por teléfono' },
    },
    tests: {
      id: 'pruebas',
      heading: 'Lo que probamos antes de publicar',
      paragraphs: [
        'Cada página, en español y en inglés, pasa estas pruebas. Si una falla, la página no se publica.',
      ],
      points: [
        'Las reglas automáticas de accesibilidad y un revisor de HTML, en cada página y en cada pantalla de la compra.',
        'Toda la compra solo con el teclado, con el foco siempre a la vista y en orden.',
        'La misma página con la letra mucho más grande, en una ventana muy angosta, sin cortar ni tapar nada.',
        'Los colores del sistema en alto contraste, el modo oscuro y el movimiento reducido.',
        'El contraste de cada texto con su fondo, de día y de noche.',
        'Lo que anuncia un lector de pantalla cuando cambia un precio, un campo tiene un error o se abre otra pantalla.',
      ],
    },
    how: {
      id: 'como',
      heading: 'Cómo está hecha',
      lead: 'Decisiones que notas aunque no uses ninguna ayuda.',
      cards: titled({
        'Sin prisa': `Una compra espera ${session.idleMinutes} minutos sin que toques nada. Te avisamos ${session.warningMinutes} minutos antes y la alargas con un botón.`,
        'Se corrige, no se empieza de nuevo':
          'Un error dice qué campo, qué pasó y qué escribir. Lo demás se queda como lo dejaste.',
        'Dibujos con palabras':
          'Cada dibujo que dice algo tiene su texto. El precio mes a mes se dibuja y también se escribe.',
        'Funciona sin programas':
          'Las páginas se leen completas aunque tu navegador no ejecute JavaScript, y siempre queda el teléfono.',
      }),
    },
    limits: {
      id: 'limites',
      heading: 'Los límites que conocemos',
      paragraphs: ['Preferimos decirlos a que los descubras a mitad de una compra.'],
      points: [
        'Las pruebas automáticas no encuentran todas las barreras. Si algo te estorba y no está aquí, no lo sabemos todavía.',
        'Las tablas anchas se recorren hacia los lados en un teléfono. La primera columna se queda a la vista.',
        'El carrito y el pago necesitan JavaScript. Sin él, el pedido se toma por teléfono.',
        'Las páginas a las que salimos, como la de tu banco o la de una app, son de otras compañías y siguen sus propias reglas.',
      ],
    },
    questions: {
      id: 'preguntas',
      heading: 'Cuando algo te estorba',
      items: answers({
        '¿Cómo aviso de un problema?': `Llama al ${facts.phone('service')}. Di la página, lo que querías hacer y con qué navegas. Terminamos contigo lo que empezaste, y lo reparamos.`,
        '¿Y si no puedo hablar por teléfono?': `El servicio de retransmisión marca por ti con el ${facts.stated('711', 'name')}, en español también, sin costo.`,
        '¿Puedo hacer todo el pedido con una persona?': `Sí. En el ${facts.phone('sales')} revisan tu dirección, te leen el precio completo y toman el pedido. Cuesta lo mismo que aquí.`,
        '¿Qué hago si se me acaba el tiempo?': `Cuando avisamos, un botón alarga la compra. Puedes alargarla hasta ${session.hours} horas; tu carrito queda guardado ${facts.cartDays} días y lo abres cuando vuelvas.`,
        '¿Puedo leer la tienda con letra más grande?':
          'Sí. Agranda la letra en tu navegador o en tu dispositivo: la página se acomoda a una sola columna y no se corta nada.',
      }),
    },
    pages: { heading: 'Otras páginas legales' },
  }
}
