import type { Offer } from './offer.ts'

/** Rooms that the WiFi equipment next to the modem reaches, and further rooms per repeater (CAT-13). */
const REACHED_ROOMS = 2
const ROOMS_OF_REPEATER = 2

/** Returns how many rooms the equipment and so many repeaters serve (CAT-13). */
export const roomsServed = (repeaters: number): number => REACHED_ROOMS + ROOMS_OF_REPEATER * repeaters

/** Returns the suggested WiFi repeaters for so many rooms: the fewest that serve them, within the limit (CAT-13). */
export const suggestedRepeaters = (rooms: number, { limit }: Pick<Offer, 'limit'>): number =>
  Math.min(limit, Math.max(0, Math.ceil((rooms - REACHED_ROOMS) / ROOMS_OF_REPEATER)))
