import { companyPictures } from './company.pictures.tsx'
import type { Drawings } from './drawing.ts'
import { internetPictures } from './internet.pictures.tsx'
import { mobilePictures } from './mobile.pictures.tsx'
import { packagesPictures } from './packages.pictures.tsx'
import { semPictures } from './sem.pictures.tsx'
import { tvPictures } from './tv.pictures.tsx'

/** Every drawing of the public pages, by name. */
export const pictures: Drawings = {
  ...companyPictures,
  ...packagesPictures,
  ...internetPictures,
  ...tvPictures,
  ...mobilePictures,
  ...semPictures,
}
