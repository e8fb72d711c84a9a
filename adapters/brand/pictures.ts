import type { PagePictures } from '#core/brand/illustration.ts'
import { pictures as cometa } from './cometa/pictures.ts'

/** The drawings of the public pages. A brand without any has those of the default brand, with its own motif. */
export const pictures: PagePictures = cometa
