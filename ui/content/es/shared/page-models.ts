import type { MessageKey } from '#core/template/message-key.ts'
import { translated } from '#ui/content/language.ts'

/**
 * Texts of page models by message key, placeholders in braces. The store fills in `brand` and `phone` (sales number in
 * the shop, service number in the portal); parameters fill in the rest, money as dollars and dates as days.
 */
export const pageModelWords = translated<Readonly<Record<MessageKey, string>>>('pageModelWords', {
  'title.products-dotcom': 'Elige tus servicios',
  'title.configure-products-dotcom': 'Ajusta tu plan',
  'title.checkout': 'Tus datos',
  'title.auto-payment': 'Pagos automáticos',
  'title.schedule': 'Elige el horario de tu instalación',
  'title.site-visit': 'Elige el horario de la visita previa',
  'title.automated-confirmation': 'Tu pedido está hecho',
  'title.included': 'Lo que tu edificio incluye',
  'title.service-selection': 'Qué servicios quieres',
  'title.pre-payment': 'Paga tu pedido',
  'title.express-payment': 'Pago rápido',
  'title.non-automated-confirmation': 'Recibimos tu pedido',
  'title.savings-calculator': 'Calcula cuánto ahorras',
  'title.mobile-products': 'Celulares y otros dispositivos',
  'title.mobile-plans': 'Planes de telefonía móvil',
  'title.mobile-byod': 'Trae tu propio dispositivo',
  'title.mobile-switch': 'Cámbiate a {brand}',
  'title.mobile-trade-in': 'Entrega tu celular usado',
  'title.mobile-cart': 'Tu carrito móvil',
  'title.customer-portal-services': 'Tus servicios',
  'title.customer-portal-reasons': 'Por qué quieres cancelar',
  'title.customer-portal-troubleshooting': 'Antes de cancelar, probemos esto',
  'title.customer-portal-switching': 'Si te cambias de proveedor',
  'title.customer-portal-options': 'Otras opciones para ti',
  'title.customer-portal-additional-option': 'Una opción más',
  'title.customer-portal-option-accept': 'Acepta la opción',
  'title.customer-portal-balance-details': 'Tu saldo',
  'title.customer-portal-billing-cycle': 'Tu ciclo de facturación',
  'title.customer-portal-agent': 'Habla con una persona',
  'title.customer-portal-service-confirmation': 'Revisa los cambios',
  'title.customer-portal-disclosures': 'Antes de confirmar',
  'title.customer-portal-accept-pending': 'Tu opción está en camino',
  'title.customer-portal-service-pending': 'Tu cancelación está en camino',
  'title.customer-portal-error': 'Algo no salió bien',
  'title.customer-portal-non-authorized-user': 'Esta parte es del titular',

  'products.intro': 'Estos son los planes que llegan a tu dirección. Puedes combinarlos como quieras.',
  'products.campaign': 'Los precios de esta página ya tienen la oferta de tu campaña.',
  'products.network.fibre': 'A tu casa llega fibra óptica.',
  'products.network.coaxial': 'A tu casa llega internet por cable coaxial.',
  'products.network.copper': 'A tu casa llega internet por el cable del teléfono.',
  'products.network.fixedWireless': 'A tu casa llega internet por una antena en el techo.',
  'products.network.satellite':
    'A tu casa llega internet por satélite. Una videollamada responde con más retraso que por cable.',
  'products.included': 'Tu edificio ya incluye internet de {speed} Mbps. Lo que agregues aquí se suma.',
  'products.plans.internet': 'Internet desde {from} al mes. Planes: {count}.',
  'products.plans.tv': 'Televisión desde {from} al mes. Planes: {count}.',
  'products.plans.voice': 'Teléfono fijo desde {from} al mes.',
  'products.plans.mobile': 'Líneas móviles desde {from} al mes cada una.',
  'products.programs':
    'Dijiste que tu hogar participa en un programa de ayuda. Lo verificamos después del pedido. Si tienes dudas, llama al {phone}.',
  'products.assistance':
    '{name}: internet de {speed} Mbps por {from} al mes, para hogares que participan en un programa de ayuda.',
  'products.noOffers':
    'Todavía no hay planes para esta dirección. Revisa si está bien escrita o prueba con otra.',
  'products.noEligibleLines': 'No hay planes de ese servicio en tu dirección. Mira los que sí puedes tener.',
  'service-selection.intro': 'Elige los servicios que quieres. Después escoges el plan de cada uno.',
  'service-selection.noOffers':
    'En tu dirección la contratación se hace por teléfono. Llama al {phone} y una persona te ayuda.',

  'configure.chosen': 'Tu selección cuesta {monthly} al mes, y hoy pagarías {dueToday}.',
  'configure.addOns.internet': 'Agrega a tu internet desde {from} al mes. Opciones: {count}.',
  'configure.addOns.tv': 'Agrega a tu televisión desde {from} al mes. Opciones: {count}.',
  'configure.addOns.voice': 'Agrega a tu teléfono fijo desde {from} al mes.',
  'configure.addOns.mobile': 'Agrega a tus líneas móviles desde {from} al mes.',
  'configure.xumo':
    'Con Xumo ves tus canales y tus apps en un solo lugar, desde {from} al mes. Está entre las opciones de televisión.',
  'configure.noAddOns': 'Tu plan no necesita nada más. Sigue con tus datos.',
  'coupon.offer': 'Con el código {code}, {name} cuesta {amount} menos al mes, durante {months} meses.',
  'included.intro': '{property} incluye internet de {speed} Mbps con la renta. No tienes que contratarlo.',
  'included.activate': 'Cuando te mudes, actívalo en unos minutos.',
  'included.none': 'Tu dirección no tiene un servicio incluido. Mira lo que puedes contratar.',

  'checkout.order': 'Tu pedido cuesta {monthly} al mes. Hoy pagas {dueToday}.',
  'checkout.customer': 'Dinos quién firma el pedido y cómo te avisamos.',
  'checkout.risk':
    'Dinos si llevas un año en tu dirección. Un número de identificación es opcional y puede evitarte el depósito.',
  'checkout.deposit':
    'Te pedimos un depósito de {amount}. Lo devolvemos después de {months} meses pagados a tiempo.',
  'checkout.ready': 'Tu casa ya tiene la conexión puesta.',
  'checkout.building': 'Tu edificio tiene un contrato propio. Lo que pides aquí se suma a lo que incluye.',
  'checkout.xumo.leased':
    'Tu Xumo es rentado: llega con la instalación y lo devuelves al terminar el servicio.',
  'checkout.xumo.owned':
    'Tu Xumo es tuyo: llega con la instalación y lo pagas en mensualidades sin intereses.',
  'checkout.selfInstall': 'Si lo instalas tú, no pagas la visita y no esperas un horario.',
  'checkout.install': 'Elige cómo quieres la instalación.',
  'checkout.install.professional': 'Un técnico va a tu casa y deja todo funcionando.',
  'checkout.install.self': 'Te enviamos el equipo y lo conectas con una guía paso a paso.',
  'checkout.installBanner':
    'Ahora no podemos mostrar las opciones de instalación. La acordamos contigo por teléfono después del pedido.',
  'checkout.noInstallOptions':
    'No hay opciones de instalación para esta selección. Revísala o llama al {phone}.',
  'checkout.agreements': 'Lee y acepta los acuerdos del servicio.',
  'payment.amount': 'Hoy pagas {dueToday}. Después, {monthly} cada mes.',
  'payment.methods': 'Paga con tarjeta o desde tu cuenta bancaria.',
  'payment.safety':
    'Tus números se cifran en tu dispositivo antes de salir. Nadie en {brand} los ve completos.',
  'payment.autoPay': 'Elige si los próximos meses se pagan solos. Puedes cambiarlo cuando quieras.',
  'payment.creditCheck':
    'Pagas un depósito porque no diste un número de identificación. Si lo das en tus datos, se consulta en el momento y el depósito puede no hacer falta.',
  'payment.balance': 'Tu cuenta tiene un saldo vencido de facturas anteriores. Se paga hoy, con este pedido.',

  'schedule.windows': 'Horarios libres: {count}. El primero, {first}; el último, {last}.',
  'schedule.held': 'Te guardamos el {date}, de {fromHour} a {toHour}, por {minutes} minutos.',
  'schedule.noTechnician': 'No hace falta que vaya un técnico. Sigue con tu pedido.',
  'schedule.noWindows':
    'Ahora no hay horarios libres. Sigue con tu pedido: te llamamos para acordar la visita.',
  'site-visit.windows':
    'Un técnico revisa tu casa antes de instalar. Horarios libres: {count}. El primero, {first}; el último, {last}.',
  'site-visit.none': 'Tu dirección no necesita una visita previa. Elige el horario de la instalación.',
  'confirmation.thanks': 'Gracias por elegir {brand}. Te enviamos el recibo por correo electrónico.',
  'confirmation.received': 'Gracias por elegir {brand}. Una persona revisa tu pedido.',
  'confirmation.receipt': 'Pedido {order}: hoy pagaste {dueToday}. Cada mes pagas {monthly}.',
  'confirmation.visit': 'El técnico llega de {fromHour} a {toHour}, el {date}.',
  'confirmation.visitByPhone': 'Te llamamos para acordar la visita del técnico.',
  'confirmation.kit': 'Te enviamos el equipo con una guía para instalarlo.',
  'confirmation.lines': 'No hay nada que instalar: activas cada línea en su celular.',
  'confirmation.building': 'Tu edificio tiene un contrato propio. Lo que pediste se suma a lo que incluye.',
  'confirmation.mobile': 'Agrega líneas móviles desde {from} al mes.',
  'confirmation.mobileByPhone': 'Agrega líneas móviles desde {from} al mes: llama al {phone}.',
  'confirmation.call': 'Te llamamos para confirmar. Si prefieres, llama al {phone}.',

  'calculator.intro': 'Dinos cuánto pagas hoy y te decimos cuánto pagarías con {brand}.',
  'calculator.introAgent': 'Pregunta cuánto paga el cliente hoy y compáralo con {brand}.',
  'calculator.form':
    'Indica qué tanto importa la velocidad, tus líneas (hasta {lines}) y lo que pagas al mes (hasta {most}).',
  'calculator.prices':
    'Internet solo o con una línea: Advantage {advantage}, Premier {premier}, Gig {gig} al mes.',
  'calculator.pricesWithLines':
    'Internet con dos líneas o más: Advantage {advantage}, Premier {premier}, Gig {gig} al mes.',

  'mobile.devices': 'Dispositivos desde {from}. Hay {count} para elegir.',
  'mobile.noDevices': 'Ahora no hay dispositivos de este tipo. Mira el resto de la tienda móvil.',
  'mobile.byod': '¿Ya tienes celular? Tráelo y revisamos si funciona en nuestra red.',
  'mobile.noByod': 'Aquí no se puede traer un dispositivo propio. Mira el resto de la tienda móvil.',
  'mobile.plans':
    'Datos sin límite: Unlimited a {from} por línea al mes, Unlimited Plus a {plus}. Hasta {lines} líneas.',
  'mobile.byTheGig':
    'Por GB: {first} al mes por el primero y {extra} por cada GB más, entre todas tus líneas.',
  'mobile.switch':
    'Trae {lines} líneas o más y pagamos lo que debes de hasta {count} celulares, hasta {most} en total. Mantén las líneas activas {months} meses.',
  'mobile.tradeIn':
    'Entrega un teléfono pagado, que encienda, sin daño por líquidos y restablecido: recibes {amount} además de lo que vale.',
  'mobile.cart': 'Estos son tus dispositivos y tus líneas.',

  'portal.services.eligible': 'Elige el servicio que quieres cambiar o cancelar.',
  'portal.services.ineligible':
    'Ahora no se puede cancelar en línea: hay un pedido abierto o ningún servicio se puede cancelar aquí. Llama al {phone}.',
  'portal.reasons.intro': 'Cuéntanos qué pasó. Tu respuesta no cambia lo que puedes hacer.',
  'portal.reasons.choice': 'Elige la razón que más se parezca a la tuya.',
  'portal.troubleshooting.intro': 'Muchas fallas se arreglan en minutos.',
  'portal.troubleshooting.steps':
    'Desconecta el equipo, espera un minuto y conéctalo de nuevo. Si sigue igual, llama al {phone}.',
  'portal.switching.intro':
    'Antes de cambiarte, compara el precio completo: impuestos, equipo y cargos por cancelar.',
  'portal.options.intro': 'Quizá otra opción te sirva mejor que cancelar.',
  'portal.options.choice': 'Elige una opción o sigue con la cancelación.',
  'portal.additionalOption.choice': 'Tienes una opción más. Tómala o sigue con la cancelación.',
  'portal.optionAccept.form': 'Revisa la opción y acéptala. Nada cambia hasta que la aceptes.',
  'portal.balanceDetails.summary': 'Esto es lo que queda por pagar o por devolverte.',
  'portal.billingCycle.notice':
    'El servicio se factura por mes y sigue activo hasta el final del ciclo pagado.',
  'portal.agent.notice': 'Este paso se hace con una persona. Llama al {phone}, a cualquier hora.',
  'portal.serviceConfirmation.summary': 'Revisa qué servicios se cancelan y desde cuándo.',
  'portal.disclosures.form': 'Lee estas condiciones y acéptalas para seguir.',
  'portal.acceptPending.notice':
    'Estamos aplicando la opción que aceptaste. Te avisamos por correo electrónico.',
  'portal.servicePending.notice':
    'Estamos cancelando el servicio. Te avisamos por correo electrónico cuando termine.',
  'portal.error.notice': 'No pudimos mostrar esta página y nada cambió. Entra de nuevo o llama al {phone}.',
  'portal.nonAuthorizedUser.notice':
    'Solo el titular de la cuenta puede hacer estos cambios. Pídele que entre, o llama al {phone}.',

  'way.activate': 'Activar mi internet',
  'way.anotherAddress': 'Probar con otra dirección',
  'way.checkout': 'Seguir con mis datos',
  'way.configure': 'Revisar mi plan',
  'way.payment': 'Seguir con el pago',
  'way.contact': 'Ver cómo llamarnos',
  'way.devices': 'Ver celulares',
  'way.mobile': 'Ir a la tienda móvil',
  'way.outcome': 'Ver mis opciones',
  'way.products': 'Ver los planes',
  'way.schedule': 'Elegir horario de instalación',
})
