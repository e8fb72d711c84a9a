import type { Brand } from '#core/brand/brand.ts'
import type { styleGuidePaths } from '#core/routes/internal-paths.ts'
import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** The texts of one page of the style guide. */
type PageWords = { readonly name: string; readonly title: string; readonly lead: string }

const pages: Readonly<Record<(typeof styleGuidePaths)[number], PageWords>> = {
  '/style-guide/ui-elements': {
    name: 'Elementos',
    title: 'Elementos del diseño',
    lead: 'Lo más pequeño de cada pantalla, como está en esta tienda: colores, letra, medidas, dibujos y controles. Cada valor sale del código que lo pinta.',
  },
  '/style-guide/ui-components': {
    name: 'Componentes',
    title: 'Componentes',
    lead: 'Las piezas con las que se arman las pantallas, en sus estados principales y con los planes y precios del catálogo.',
  },
  '/style-guide/bf': {
    name: 'Compra',
    title: 'Plantillas de la compra',
    lead: 'Cada paso de un pedido, desde la dirección hasta la confirmación, y lo que su plantilla muestra.',
  },
  '/style-guide/cus': {
    name: 'Portal de clientes',
    title: 'Plantillas del portal de clientes',
    lead: 'Cada página de una cuenta y de una cancelación, con los textos de su plantilla y sin datos de nadie.',
  },
  '/style-guide/mbf': {
    name: 'Compra móvil',
    title: 'Plantillas de la compra móvil',
    lead: 'Cada página de la tienda móvil, con sus dispositivos y sus planes, y lo que su plantilla muestra.',
  },
  '/style-guide/pl': {
    name: 'Páginas públicas',
    title: 'Plantillas de las páginas públicas',
    lead: 'Cada página pública de la tienda, armada con las secciones de su registro.',
  },
}

/** The names of the groups of tokens. */
const groups: Readonly<Record<string, string>> = {
  font: 'Familias de letra',
  size: 'Escala de la letra',
  space: 'Espacios',
  radius: 'Esquinas',
  duration: 'Duraciones',
  easing: 'Curvas de movimiento',
}

/** The names of the steps without a template. */
const screens: Readonly<Record<string, string>> = {
  address: 'Dirección',
  cartDetails: 'Tu carrito',
  customize: 'Tus líneas móviles',
  login: 'Entrar',
  mfa: 'Verificación en dos pasos',
  somethingWentWrong: 'Error inesperado',
  exit: 'Salir del portal',
}

/** Texts of the style guide: the pages for operators that show the design and what each template renders. */
export const styleGuideWords = translated('styleGuideWords', {
  documentTitle: (title: string, { name }: Pick<Brand, 'name'>): string => `${title} | ${name}`,
  pages,
  menu: 'Guía de estilo',

  // The elements.
  colors: 'Colores',
  colorsHint: 'Cada función en los cuatro esquemas. El sistema de quien visita elige uno.',
  sceneColors: 'Colores de las escenas',
  schemes: {
    light: 'Claro',
    dark: 'Oscuro',
    lightMoreContrast: 'Claro, más contraste',
    darkMoreContrast: 'Oscuro, más contraste',
  },
  textContrast: 'Contraste de los textos',
  textContrastHint: 'La proporción medida de cada texto sobre cada fondo donde se lee (WCAG 2.2).',
  edgeContrast: 'Contraste de los bordes',
  edgeContrastHint: 'Bordes de controles, marcas de estado y líneas de foco sobre lo que tienen debajo.',
  onGround: (role: string, ground: string): string => `${role} sobre ${ground}`,
  atLeast: (ratio: string, more: string): string => `Mínimo: ${ratio}; con más contraste, ${more}.`,
  groups,
  measures: 'Otras medidas',
  motionHint: 'Pasa por encima de la muestra para verla moverse.',
  sample: 'Señal en cada cuarto, 2026',
  breakpoints: 'Puntos de corte',
  breakpointsHint: 'Las condiciones con las que cambia una pantalla.',
  icons: 'Iconos',
  scenes: 'Escenas',
  scenesHint: 'Los dibujos de cada situación, con los colores de la marca.',
  buttons: 'Botones',
  notices: 'Avisos',
  fields: 'Campos',
  marks: 'Marca',

  // Samples of controls.
  action: 'Ver los planes',
  busy: 'Buscamos tus planes',
  disabled: 'No disponible',
  link: 'Ir a los planes',
  noticeTitle: 'Guardamos tu horario',
  noticeText: 'Es tuyo por 15 minutos. Después, otra familia puede tomarlo.',
  field: 'Calle y número',
  fieldHint: 'Como está en tu factura.',
  fieldError: 'Escribe la calle y el número.',
  secret: 'Código',
  show: 'Mostrar',
  hide: 'Ocultar',
  select: 'Cuántas líneas',
  area: 'Cuéntanos qué pasó',
  checkbox: 'Leí y acepto los acuerdos del servicio',

  // The components.
  prices: 'Precios',
  pricesHint: 'Un precio y sus cambios en el tiempo, de un plan de cada servicio.',
  choices: 'Opciones',
  plans: 'Elige un plan',
  chips: 'Cuántas personas viven en casa',
  quantity: 'Líneas',
  less: 'Una línea menos',
  more: 'Una línea más',
  trail: 'Pasos',
  label: 'Etiqueta del plan',
  calendar: 'Calendario',
  calendarName: 'Día de la visita',
  placesLeft: (count: number): string => counted(count, 'horario libre', 'horarios libres'),
  noPlaces: 'sin visitas',
  dialog: 'Diálogo',
  dialogHint: 'Aquí está abierto dentro de la página. En la tienda cubre la pantalla.',
  dialogTitle: '¿Dejar este horario?',
  dialogStay: 'Quedarme con este horario',
  dialogLeave: 'Elegir otro',
  close: 'Cerrar',
  summary: 'Resumen del pedido',
  monthly: 'Al mes, con impuestos',
  errors: 'Resumen de errores',
  errorsTitle: 'Revisa estos datos',
  progress: 'Espera',
  outcome: 'Pantalla de un resultado',
  cardRibbon: 'La más elegida',
  sections: 'Secciones de las páginas',
  sectionsHint: 'La primera sección de cada clase, como está en una página pública.',
  sectionOf: (kind: string, path: string): string => `${kind}, de ${path}`,

  // The template engines.
  list: 'Páginas de este motor',
  count: (count: number): string => counted(count, 'página', 'páginas'),
  path: 'Ruta',
  endpoint: 'Plantilla',
  step: 'Paso',
  open: 'Abrir la página',
  form: 'Campos de la solicitud',
  formHint: 'Marca lo que la página envía y mira cómo cambia.',
  noFields: 'Esta plantilla no recibe campos.',
  submit: 'Mostrar',
  reset: 'Volver a la demostración',
  preview: 'Lo que muestra',
  previewHint:
    'Una dirección y un pedido de demostración. No hay sesión, no se lee ni se guarda nada de nadie.',
  noPreview:
    'Esta pantalla no pide una plantilla: muestra lo que la persona escribe o lo que hay en su pedido.',
  json: 'El modelo como JSON',
  requestJson: 'La solicitud',
  recordJson: 'El registro de la página',
  isOn: 'sí',
  isOff: 'no',
  next: 'Página siguiente',
  lines: 'Líneas del pedido',
  dueToday: 'Hoy',
  missing: 'Falta',
  nothingMissing: 'Nada',
  formPart: 'Formulario',
  windowsPart: 'Horarios',
  once: 'una vez',

  screens,

  // A query that the engine does not know.
  faultTitle: 'No podemos mostrar eso',
  faults: {
    unknownPage: 'La dirección nombra una página que este motor no tiene. Elige una de la lista.',
    unknownField:
      'La dirección nombra un campo que esta página no recibe. Elige la página de nuevo y marca sus campos.',
    unknownValue:
      'La dirección da a un campo un valor que no puede tener. Elige la página de nuevo y marca sus campos.',
  },
  backToList: 'Ver la lista',
})
