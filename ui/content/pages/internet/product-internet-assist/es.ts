import { ADVANTAGE, ASSIST } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Internet Assist'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Internet Assist: ${facts.price(ASSIST)} al mes si calificas | ${brand.name}`,
  description: `Internet Assist lleva ${facts.speed(ASSIST)} a los hogares en un programa de ayuda, como SNAP o Medicaid, por ${facts.price(ASSIST)} al mes. Mira quién califica y cómo se pide.`,
  opening: {
    title: 'Internet para la tarea, el trabajo y la cita médica',
    lead: `Si en tu hogar alguien recibe ayuda pública, puedes pedir ${facts.speed(ASSIST)} por un precio que no tiene promoción que se acabe.`,
    picture: 'Una madre llena un formulario en la mesa de la cocina mientras su hijo estudia',
    actions: { campaign: 'Ver si califico', sales: 'Llamar a ventas' },
  },
  who: {
    id: 'quien',
    heading: 'Quién califica',
    paragraphs: [
      'Basta con que una persona del hogar participe hoy en uno de estos programas. No importa quién firme el pedido ni su situación migratoria: no la preguntamos.',
    ],
  },
  steps: {
    id: 'pasos',
    heading: 'Cómo se pide',
    lead: 'Sin formularios en papel y sin esperar para saber el precio.',
    steps: titled({
      'Escribe tu dirección':
        'Desde el botón de esta página la tienda ya sabe que buscas este plan y te pregunta por los programas.',
      'Marca tu programa':
        'Al elegir el plan declaras que alguien de tu hogar participa. Internet Assist aparece entre tus planes.',
      'Ten tu carta a la mano':
        'Verificamos el programa después del pedido. Con su carta o tarjeta cerca, terminas antes.',
    }),
  },
  enough: {
    id: 'alcanza',
    heading: `Para qué alcanzan ${facts.speed(ASSIST)}`,
    figures: [
      { figure: facts.atOnce(ASSIST, 'videoCall'), meaning: 'videollamadas o clases a la vez' },
      { figure: facts.atOnce(ASSIST, 'videoHd'), meaning: 'series en alta definición a la vez' },
      { figure: facts.latency(ASSIST), meaning: 'de latencia típica, buena para llamadas' },
      { figure: 'Sin límite', meaning: 'de datos: nadie cuenta las horas de estudio' },
    ],
  },
  compare: {
    id: 'comparar',
    heading: 'Si no calificas, mira Advantage',
    lead: 'Cuesta un poco más, es más rápido y se vende a cualquier hogar.',
    columns: ['Qué miras', 'Internet Assist', 'Internet Advantage'],
    rows: [
      ['Precio', `${facts.price(ASSIST)} al mes`, `${facts.price(ADVANTAGE)} al mes`],
      ['Velocidad de bajada', facts.speed(ASSIST), facts.speed(ADVANTAGE)],
      ['Velocidad de subida', facts.uploadSpeed(ASSIST), facts.uploadSpeed(ADVANTAGE)],
      ['Quién lo pide', 'Hogares en un programa de ayuda', 'Todos'],
      ['Contrato', 'Ninguno', 'Ninguno'],
      ['Módem', 'Incluido', 'Incluido'],
    ],
  },
  labels: {
    id: 'etiquetas',
    heading: 'Las dos etiquetas',
    lead: 'Todo lo que la ley pide que sepas antes de firmar.',
  },
  questions: {
    id: 'preguntas',
    heading: 'Lo que más se pregunta',
    items: answers({
      '¿Qué pasó con el ACP?': `El programa federal ACP terminó en ${facts.stated('2024', 'date')} y ya no descuenta nada. Internet Assist no depende de él: es un precio nuestro.`,
      '¿Puedo usar Lifeline además?':
        'Participar en Lifeline te hace calificar para este plan. El descuento de Lifeline se pide al programa, aparte de tu pedido aquí.',
      '¿Qué pasa si dejo el programa?':
        'El plan es para hogares que participan hoy. Si eso cambia, llama a clientes y elige otro: ningún contrato te ata.',
      '¿Me pueden pedir un depósito?':
        'Según tus respuestas y, si la autorizas, una consulta de crédito, puede haber un depósito que se devuelve. Lo ves antes de pagar y decides.',
      'Ya soy cliente. ¿Puedo cambiarme?': `Llama a clientes, ${facts.phone('service')}, con el nombre de tu programa a la mano.`,
      '¿Incluye WiFi?': 'Incluye el módem. Para el WiFi usas tu propio router o agregas el nuestro por mes.',
    }),
  },
  action: {
    heading: 'Califica o no, vas a saber tu precio hoy',
    lead: 'La tienda te pregunta por el programa y te muestra los dos planes.',
    actions: { campaign: 'Empezar con mi dirección' },
  },
  pages: { heading: 'Más ayuda' },
})
