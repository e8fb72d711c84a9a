import type { InstallationWindow } from '#core/schedule/window.ts'
import { visitText } from '#ui/content/format.ts'
import { sentenceText } from '#ui/content/sentence-text.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of moving or agreeing the visit of an order. */
export const moveVisitWords = translated('moveVisitWords', {
  move: 'Cambiar la visita',
  atHome: 'Debe haber un adulto en casa durante la visita. Si no puedes ese día, cámbiala aquí.',
  moved: 'Listo: cambiamos tu visita. Te la confirmamos por correo.',
  moving: {
    title: 'Cambia tu visita',
    now: (visit: InstallationWindow): string => sentenceText(`Ahora es el ${visitText(visit)}`),
    lead: 'Elige otro día y otra hora. Tu visita de ahora sigue reservada hasta que confirmes.',
    act: (visit: string): string => `Cambiar al ${visit}`,
    choose: 'Cambiar la visita',
    busy: 'Cambiando tu visita',
    loading: 'Cargando... Buscamos horarios libres.',
    missing: 'Elige primero una hora.',
    empty: {
      title: 'No quedan horarios libres por ahora',
      body: 'Tu visita sigue como estaba. Llama y buscamos otro día contigo.',
    },
  },
  agreeing: {
    title: 'Acuerda tu visita',
    lead: 'Elige el día y la hora en que va el técnico. Te los confirmamos por correo.',
    act: (visit: string): string => `Reservar el ${visit}`,
    choose: 'Reservar la visita',
    busy: 'Reservando tu visita',
    emptyBody: 'Tu pedido sigue abierto. Llama y buscamos un día contigo.',
  },
  /** The refusals, to a buyer who is not signed in. */
  refused: {
    WINDOW_GONE: {
      title: 'Ese horario se acaba de llenar',
      body: 'Tu visita sigue como estaba. Elige otro horario de la lista.',
    },
    CHANGE_BLOCKED: {
      title: 'Esta visita ya no se cambia en línea',
      body: 'Tu pedido sigue igual. Llama y vemos contigo qué se puede hacer.',
    },
    NOT_FOUND: {
      title: 'Pasó mucho tiempo desde que escribiste el código',
      body: 'Tu visita sigue como estaba. Busca tu pedido otra vez con un código nuevo, o llama y la cambiamos.',
    },
  },
} as const)
