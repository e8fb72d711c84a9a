import type { Channel, ChannelCategory } from '#core/channels/channel.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Language } from '#core/shared/language.ts'

const ids = (...names: readonly string[]): readonly OfferId[] => names as readonly OfferId[]

/** The plans of each group of channels: a larger plan of a family contains the smaller ones. */
const groups = {
  everywhere: ids(
    'tv-stream-latino',
    'tv-stream',
    'tv-mi-plan-latino',
    'tv-select-signature',
    'tv-select-plus',
  ),
  stream: ids('tv-stream', 'tv-select-signature', 'tv-select-plus'),
  latino: ids('tv-stream-latino', 'tv-mi-plan-latino', 'tv-select-plus'),
  latinoLarge: ids('tv-mi-plan-latino', 'tv-select-plus'),
  signature: ids('tv-select-signature', 'tv-select-plus'),
  plus: ids('tv-select-plus'),
}

type Row = readonly [number, string, ChannelCategory, Language, keyof typeof groups]

/** Fictional channels, chosen here. Numbers go by subject: 2 general, 40 news, 70 sports, 100 films, and so on. */
const rows: readonly Row[] = [
  [2, 'Papalote Uno', 'general', 'es', 'everywhere'],
  [4, 'Kitestring One', 'general', 'en', 'everywhere'],
  [6, 'Azotea TV', 'general', 'es', 'everywhere'],
  [8, 'Rooftop Network', 'general', 'en', 'everywhere'],
  [10, 'Plaza del Viento', 'general', 'es', 'latino'],
  [12, 'Barrilete Nacional', 'general', 'es', 'latino'],
  [14, 'Front Porch Eleven', 'general', 'en', 'stream'],
  [40, 'Órbita Noticias', 'news', 'es', 'everywhere'],
  [41, 'Estela 24', 'news', 'es', 'latino'],
  [42, 'Tailwind News', 'news', 'en', 'everywhere'],
  [43, 'Daybreak Wire', 'news', 'en', 'stream'],
  [44, 'Volantín Economía', 'news', 'es', 'latinoLarge'],
  [45, 'Plumbline Business', 'news', 'en', 'signature'],
  [46, 'Clima en Vuelo', 'news', 'es', 'latino'],
  [47, 'Barometer Channel', 'news', 'en', 'stream'],
  [70, 'Cordel Deportes', 'sports', 'es', 'latino'],
  [71, 'Cancha Abierta', 'sports', 'es', 'latino'],
  [72, 'Cancha Abierta Dos', 'sports', 'es', 'latinoLarge'],
  [73, 'Ráfaga Lucha y Box', 'sports', 'es', 'latinoLarge'],
  [74, 'Updraft Sports', 'sports', 'en', 'stream'],
  [75, 'Updraft Sports Two', 'sports', 'en', 'signature'],
  [76, 'Ninth Inning Kite Club', 'sports', 'en', 'signature'],
  [77, 'Fairway & Feather', 'sports', 'en', 'plus'],
  [78, 'Pelota Caribe', 'sports', 'es', 'latinoLarge'],
  [100, 'Estrella Fugaz Cine', 'movies', 'es', 'latino'],
  [101, 'Cine de la Azotea', 'movies', 'es', 'latino'],
  [102, 'Cine Cola Larga', 'movies', 'es', 'latinoLarge'],
  [103, 'Matiné de Oro y Papel', 'movies', 'es', 'latinoLarge'],
  [104, 'Long Tail Cinema', 'movies', 'en', 'stream'],
  [105, 'Paper Lantern Pictures', 'movies', 'en', 'signature'],
  [106, 'Midnight Kite Club', 'movies', 'en', 'signature'],
  [107, 'Silver Spool Classics', 'movies', 'en', 'plus'],
  [130, 'Novelas del Cordel', 'series', 'es', 'latino'],
  [131, 'Novelas del Cordel Clásicas', 'series', 'es', 'latinoLarge'],
  [132, 'Serie y Viento', 'series', 'es', 'latino'],
  [133, 'Crosswind Drama', 'series', 'en', 'stream'],
  [134, 'Loose Thread Comedy', 'series', 'en', 'stream'],
  [135, 'Knot Mysteries', 'series', 'en', 'signature'],
  [136, 'Risa de Papel', 'series', 'es', 'latinoLarge'],
  [160, 'Papalotitos', 'kids', 'es', 'everywhere'],
  [161, 'Cuentos de Nube', 'kids', 'es', 'latino'],
  [162, 'Little Bowtail', 'kids', 'en', 'everywhere'],
  [163, 'Cloud Crew', 'kids', 'en', 'stream'],
  [164, 'Escuela del Aire', 'kids', 'es', 'latinoLarge'],
  [190, 'Serenata 190', 'music', 'es', 'latino'],
  [191, 'Tambor y Cuerda', 'music', 'es', 'latino'],
  [192, 'Norte a Sur Música', 'music', 'es', 'latinoLarge'],
  [193, 'Humming Line', 'music', 'en', 'stream'],
  [194, 'Bright Reel Live', 'music', 'en', 'signature'],
  [220, 'Sobremesa Cocina', 'culture', 'es', 'latino'],
  [221, 'Manos y Maderas', 'culture', 'es', 'latinoLarge'],
  [222, 'Camino Alto Viajes', 'culture', 'es', 'latinoLarge'],
  [223, 'Night Sky Channel', 'culture', 'en', 'stream'],
  [224, 'Second Story Homes', 'culture', 'en', 'stream'],
  [225, 'Wild Meridian', 'culture', 'en', 'signature'],
  [226, 'Archivo del Tiempo', 'culture', 'es', 'plus'],
  [250, 'Luz de Casa', 'faith', 'es', 'everywhere'],
  [251, 'Quiet Steeple', 'faith', 'en', 'everywhere'],
]

/** The channel line-up of the brand. */
export const channels: readonly Channel[] = rows.map(([number, name, category, language, group]) => ({
  number,
  name,
  category,
  language,
  plans: groups[group],
}))
