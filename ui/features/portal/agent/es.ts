import { translated } from '#ui/content/language.ts'

/** Texts of the page with the telephone of the service. */
export const agentWords = translated('agentWords', {
  title: 'Habla con una persona',
  lead: 'Puede conservar, cambiar, mudar o cancelar tu servicio contigo.',
  leadMoving: 'Si te mudas, una persona revisa si llegamos a tu casa nueva y lleva tu servicio.',
  phone: 'Por teléfono',
  say: 'Lo que te van a pedir',
  number: 'El número de tu cambio',
  noNumber: 'El nombre de la cuenta y la dirección del servicio.',
  never: 'Nunca te piden tu contraseña ni un código de acceso.',
  chat: 'Por escrito',
  chatBody: 'Escribe o busca la respuesta aquí mismo, sin dejar esta página.',
  back: 'Volver a mis servicios',
  others: 'Ver otras opciones',
} as const)
