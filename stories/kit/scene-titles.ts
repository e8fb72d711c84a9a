import type { SceneName } from '#ui/kit/scene/scene.tsx'

/** The situation of each scene, as the name of its story. */
export const sceneTitles: Readonly<Record<SceneName, string>> = {
  hero: 'Portada',
  enterAddress: 'Escribe tu dirección',
  serviceable: 'Hay servicio en la dirección',
  bundle: 'Paquete de servicios',
  serviceSelection: 'Elige el servicio',
  bulkIncluded: 'El internet viene con la renta',
  bulk: 'Edificio con convenio',
  existingCustomer: 'Ya es cliente',
  activeLocation: 'La casa ya tiene servicio',
  multipleUnits: 'Edificio con varios apartamentos',
  unitNotFound: 'Apartamento desconocido',
  addressNotFound: 'Dirección desconocida',
  notServiceable: 'No hay servicio en la dirección',
  webLead: 'Deja tus datos',
  preSale: 'La red está por llegar',
  commercial: 'Dirección de negocio',
  schedule: 'Día de la visita',
  payment: 'Pago',
  confirmation: 'Pedido confirmado',
  emptyCart: 'Carrito vacío',
  sessionExpired: 'Sesión vencida',
  notFound: 'Página desconocida',
  providerDown: 'El proveedor no responde',
}
