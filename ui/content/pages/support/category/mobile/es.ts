import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Ayuda con el celular'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Ayuda con tu celular y tu línea | ${brand.name}`,
  description: `Activa tu línea de ${brand.name} Mobile, trae tu número, arregla datos y mensajes, y actúa rápido si pierdes el celular.`,
  opening: {
    title: 'Tu celular, otra vez en línea',
    lead: 'Lo que falla casi siempre se arregla en el propio celular. Empieza por lo que ves en la pantalla.',
    picture: 'Una mano saca la bandeja de un celular y otra sostiene la tarjeta SIM',
    actions: { service: 'Llamar a servicio al cliente', lost: 'Perdí mi celular' },
  },
  symptoms: {
    id: 'sintomas',
    heading: 'Lo que ves y lo que haces',
    lead: 'De lo más común a lo menos común.',
    columns: ['En la pantalla', 'Casi siempre es', 'Prueba esto'],
    rows: [
      [
        'Sin servicio',
        'La línea no está activa, o la tarjeta está mal puesta',
        'Reinicia; si sigue, saca la SIM, límpiala y vuelve a ponerla',
      ],
      [
        'Barras, pero sin internet',
        'Los datos están apagados',
        'Enciende los datos móviles y quita el modo de ahorro',
      ],
      [
        'Los mensajes no salen',
        'El número todavía se está cambiando',
        'Espera unas horas; las llamadas cambian antes que los mensajes',
      ],
      [
        '«SIM no válida»',
        'El celular está bloqueado por su compañía',
        'Pide a esa compañía que lo desbloquee',
      ],
      [
        'Va lento por la tarde',
        'La red está cargada y ya usaste muchos datos',
        'Usa el WiFi; vuelve a su velocidad cuando la red se descarga',
      ],
    ],
  },
  number: {
    id: 'numero',
    heading: 'Tu número se cambia mejor así',
    paragraphs: [
      'No canceles con tu compañía anterior: si lo haces, el número se pierde. Al terminar el cambio, esa línea se cierra sola.',
    ],
    points: [
      'Ten el número de cuenta y el PIN de transferencia que da tu compañía.',
      'Comprueba que el nombre y el código postal sean los de esa cuenta, letra por letra.',
      'Deja los dos celulares encendidos y cerca hasta que suene el nuevo.',
    ],
  },
  lost: {
    id: 'perdido',
    heading: 'Si lo perdiste o te lo robaron',
    paragraphs: [
      `Llama primero al ${facts.phone('service')}. Paramos la línea al momento, para que nadie llame ni reciba tus códigos, y guardamos tu número.`,
      'Después búscalo desde otro dispositivo con la función de tu celular, cambia la contraseña de tu correo y avisa a tu banco. Con un celular nuevo, tu línea vuelve en la misma llamada.',
    ],
    picture: 'Un celular olvidado en la banca de un parque al atardecer',
    actions: { service: 'Parar mi línea ahora' },
  },
  questions: {
    id: 'preguntas',
    heading: 'Más sobre tu línea',
    items: answers({
      '¿Dónde veo cuántos datos llevo?':
        'En tu cuenta y en la app, por línea. Si compartes gigas, ves también cuánto usó cada quien.',
      '¿Cómo agrego otra línea?': `Escribe tu dirección como cliente y elige líneas móviles, o llama al ${facts.phone('sales')}. Una cuenta puede tener hasta ${facts.mobile.maxLines}.`,
      '¿Puedo pasar de tarjeta a eSIM?':
        'Sí, si tu celular la admite. Te enviamos un código para leer con la cámara y la tarjeta deja de servir.',
      '¿Bloquean llamadas molestas?':
        'Las que parecen fraude llegan marcadas. Además puedes bloquear un número desde tu celular.',
      '¿Qué pasa con mi plan si me cambio de casa?':
        'La línea sigue igual. Si dejas el internet de casa, cambia el precio de las líneas: te lo decimos antes de hacerlo.',
    }),
  },
  pages: { heading: 'Sobre el servicio móvil' },
})
