/** Characters that end a path for Vite: it reads what follows as a query or a fragment. */
const ENDS_PATH = /[?#]/

/** Returns why the store cannot be built in a folder, in one line; null if it can. */
export const rootFault = (root: string): string | null => {
  const sign = ENDS_PATH.exec(root)?.[0]
  return sign === undefined
    ? null
    : `la carpeta «${root}» contiene «${sign}», y Vite no lee rutas con «#» o «?»; mueve el repositorio a otra carpeta`
}
