/** The English catalogue: the words of all files by the names under which `translated` registers the Spanish ones. */
export * from './shared/common.ts'
