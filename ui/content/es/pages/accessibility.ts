import { otherLegalPages, sessionTimes } from '#ui/content/legal-data.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** The accessibility statement: the aim, what is tested, known limits, and how to report a barrier. */
export const accessibility: PageWriter = ({ brand, facts }) => {
  const session = sessionTimes()
  return {
    title: `Declaración de accesibilidad de la tienda | ${brand.name}`,
    description: `Qué hacemos para que cualquier persona compre en ${brand.name}: la norma que seguimos, lo que probamos, los límites que conocemos y a quién avisar.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'Una puerta por la que cabe cualquiera',
        lead: `Queremos que compres aquí con teclado, con lector de pantalla, con la letra grande o con la voz. La norma que seguimos es ${facts.stated('WCAG 2.2', 'name')}, nivel AA.`,
        picture: {
          name: 'wideDoor',
          alt: 'Una persona en silla de ruedas sube una rampa hacia una puerta ancha y abierta',
        },
        actions: [
          { label: 'Avisar de una barrera', to: 'service' },
          { label: 'Comprar por teléfono', to: 'sales' },
        ],
      },
      {
        kind: 'feature',
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
      {
        kind: 'cards',
        id: 'como',
        heading: 'Cómo está hecha',
        lead: 'Decisiones que notas aunque no uses ninguna ayuda.',
        tone: 'sea',
        cards: [
          {
            icon: 'clock',
            title: 'Sin prisa',
            body: `Una compra espera ${session.idleMinutes} minutos sin que toques nada. Te avisamos ${session.warningMinutes} minutos antes y la alargas con un botón.`,
          },
          {
            icon: 'check',
            title: 'Se corrige, no se empieza de nuevo',
            body: 'Un error dice qué campo, qué pasó y qué escribir. Lo demás se queda como lo dejaste.',
          },
          {
            icon: 'screen',
            title: 'Dibujos con palabras',
            body: 'Cada dibujo que dice algo tiene su texto. El precio mes a mes se dibuja y también se escribe.',
          },
          {
            icon: 'phone',
            title: 'Funciona sin programas',
            body: 'Las páginas se leen completas aunque tu navegador no ejecute JavaScript, y siempre queda el teléfono.',
          },
        ],
      },
      {
        kind: 'feature',
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
      {
        kind: 'questions',
        ask: 'service',
        id: 'preguntas',
        heading: 'Cuando algo te estorba',
        items: [
          {
            question: '¿Cómo aviso de un problema?',
            answer: `Llama al ${facts.phone('service')}. Di la página, lo que querías hacer y con qué navegas. Terminamos contigo lo que empezaste, y lo reparamos.`,
          },
          {
            question: '¿Y si no puedo hablar por teléfono?',
            answer: `El servicio de retransmisión marca por ti con el ${facts.stated('711', 'name')}, en español también, sin costo.`,
          },
          {
            question: '¿Puedo hacer todo el pedido con una persona?',
            answer: `Sí. En el ${facts.phone('sales')} revisan tu dirección, te leen el precio completo y toman el pedido. Cuesta lo mismo que aquí.`,
          },
          {
            question: '¿Qué hago si se me acaba el tiempo?',
            answer: `Cuando avisamos, un botón alarga la compra. Puedes alargarla hasta ${session.hours} horas; tu carrito queda guardado ${facts.cartDays} días y lo abres cuando vuelvas.`,
          },
          {
            question: '¿Puedo leer la tienda con letra más grande?',
            answer:
              'Sí. Agranda la letra en tu navegador o en tu aparato: la página se acomoda a una sola columna y no se corta nada.',
          },
        ],
      },
      { kind: 'pages', heading: 'Otras páginas legales', pages: otherLegalPages('/accessibility') },
    ],
  }
}
