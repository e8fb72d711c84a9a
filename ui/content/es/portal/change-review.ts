import { translated } from '#ui/content/language.ts'

/** Texts of the review before a cancellation. */
export const cancelReviewWords = translated('cancelReviewWords', {
  title: 'Revisa y confirma',
  lead: 'Nada cambia hasta que confirmes. Después puedes deshacerlo hasta el día del fin.',
  ends: 'Termina',
  what: 'Qué cancelas',
  reason: 'Tu motivo',
  money: 'Cuentas',
  equipment: 'Equipos',
  keep: 'Lo que conservas',
  keepNothing: 'Nada más: tu cuenta queda sin servicios.',
  confirm: 'Confirmar la cancelación',
  confirming: 'Confirmando tu cancelación',
  changeDate: 'Cambiar la fecha',
  changeReturn: 'Cambiar la devolución',
} as const)

/** Texts of a requested change. */
export const pendingWords = translated('pendingWords', {
  cancelTitle: 'Recibimos tu cancelación',
  optionTitle: 'Listo: pediste tu cambio',
  withdrawnBody: 'Todo sigue como antes. No se cobra nada por esto.',
  confirmedTitle: 'Tu cambio ya está hecho',
  number: 'Número del cambio',
  numberNote: 'Dilo si llamas.',
  email: (address: string): string => `Te mandamos un correo a ${address} con todo lo que ves aquí.`,
  timeline: 'Qué pasa y cuándo',
  requested: 'Pediste el cambio',
  requestedBody: 'Ya está en marcha. No tienes que llamar.',
  undoable: (day: string): string => `Hasta el ${day} puedes deshacerlo aquí mismo.`,
  ends: (names: string): string => `Termina ${names}`,
  endsBody: 'Funciona hasta el final de ese día.',
  starts: 'Empieza tu nuevo precio',
  startsBody: (price: string): string => `Pagas ${price} al mes, con impuestos.`,
  bill: 'Última factura',
  billRefund: (amount: string): string => `Te devolvemos ${amount}.`,
  billDue: (amount: string): string => `Pagas ${amount}.`,
  billNothing: 'Sin nada por pagar.',
  returns: 'Último día para devolver los equipos',
  changes: (price: string): string => `Tu precio cambia a ${price} al mes`,
  changesBody: 'Te avisamos antes por correo.',
  undo: 'Deshacer la cancelación',
  undoChange: 'Deshacer el cambio',
  undoing: 'Deshaciendo',
  services: 'Ir a mis servicios',
} as const)
