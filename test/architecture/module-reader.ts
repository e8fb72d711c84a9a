import { globSync, readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { root, trees } from './repository.ts'

/**
 * `to` is a path of the repository, a package, or null for an import whose target only running it would tell.
 * `isLazy`: it is loaded when the line runs.
 */
export type Import = {
  readonly to: string | null
  readonly isPackage: boolean
  readonly isType: boolean
  readonly isLazy?: true
}

/** `isTypesOnly`: the module has no code at run time. */
export type Module = {
  readonly path: string
  readonly imports: readonly Import[]
  readonly isBarrel: boolean
  readonly isTypesOnly: boolean
}

/** Aliases of package.json map to folders of the same name: `#core/x.ts` is `core/x.ts`. */
const importIn = (path: string, specifier: string, isType: boolean): Import => {
  const [file = ''] = specifier.split('?')
  if (/^\.\.?\//.test(file)) return { to: posix.join(posix.dirname(path), file), isPackage: false, isType }
  if (file.startsWith('#')) return { to: posix.normalize(file.slice(1)), isPackage: false, isType }
  return { to: file, isPackage: true, isType }
}

const isReExport = (statement: ESTree.Program['body'][number]): boolean =>
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && statement.source !== null)

const isErased = (statement: ESTree.Program['body'][number]): boolean => {
  switch (statement.type) {
    case 'ImportDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return true
    case 'VariableDeclaration':
      return statement.declare === true
    case 'ExportNamedDeclaration':
      return statement.exportKind === 'type'
    default:
      return false
  }
}

/** Lists the files of a Vite glob below the folder of a module; null for any other glob. */
const filesOfGlob = (path: string, pattern: ESTree.Argument | undefined): readonly string[] | null =>
  pattern?.type === 'Literal' && typeof pattern.value === 'string' && pattern.value.startsWith('./')
    ? globSync(posix.join(posix.dirname(path), pattern.value), { cwd: root })
    : null

/** Reads the imports of a module: import, export from, `import()`, `typeof import()`, `require` and Vite's glob. */
export const readModule = (path: string, source: string): Module => {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors.map(({ message }) => message).join('; ')}`)
  const imports: Import[] = []
  const add = (node: ESTree.StringLiteral, isType: boolean): void => {
    imports.push(importIn(path, node.value, isType))
  }
  const addUnreadable = (): void => {
    imports.push({ to: null, isPackage: false, isType: false })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) add(node.source, node.exportKind === 'type')
    },
    TSImportType: (node) => add(node.source, true),
    ImportExpression: ({ source: target }) => {
      if (target.type === 'Literal' && typeof target.value === 'string')
        imports.push({ ...importIn(path, target.value, false), isLazy: true })
      else addUnreadable()
    },
    TSExternalModuleReference: addUnreadable,
    CallExpression: ({ callee, arguments: [pattern] }) => {
      const isRequire = callee.type === 'Identifier' && callee.name === 'require'
      const isGlob =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'MetaProperty' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'glob'
      const files = isGlob ? filesOfGlob(path, pattern) : null
      if (files !== null) imports.push(...files.map((to) => ({ to, isPackage: false, isType: false })))
      else if (isRequire || isGlob) addUnreadable()
    },
  }).visit(program)
  return {
    path,
    imports,
    isBarrel: program.body.length > 0 && program.body.every(isReExport),
    isTypesOnly: program.body.every(isErased),
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )

/** Every module of the repository, from disk. */
export const readModules = (): readonly Module[] =>
  trees
    .flatMap(filesIn)
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => readModule(path, readFileSync(`${root}/${path}`, 'utf8')))
