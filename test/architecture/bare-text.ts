import { resolve } from 'node:path'
import type { ArrowFunction, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isTypeAliasDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import type { Checker, Project, Type } from 'typescript/unstable/sync'
import { API } from 'typescript/unstable/sync'
import { root } from './repository.ts'

const fileOf = ({ program }: Project, path: string): SourceFile => {
  const file = program.getSourceFile(resolve(root, path))
  if (file === undefined) throw new Error(`${path} is not part of ui`)
  return file
}

/** Returns a cached test for types that hold no text: those assignable to `Slot`. The compiler is slow. */
const slotTest = (project: Project): ((type: Type | undefined) => boolean) => {
  const { checker } = project
  let slot: Type | undefined
  fileOf(project, 'ui/kit/slot.ts').forEachChild((node) => {
    if (isTypeAliasDeclaration(node)) slot = checker.getTypeAtLocation(node)
  })
  const known = new Map<number, boolean>()
  return (type) => {
    if (type === undefined || slot === undefined) throw new Error('a child has no type')
    const answer = known.get(type.id) ?? checker.isTypeAssignableTo(type, slot)
    known.set(type.id, answer)
    return answer
  }
}

const isRendered = (child: Node): boolean => {
  if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n')
  return !isJsxExpression(child) || child.expression !== undefined
}

/** Children that React renders next to others, and the functions of components. */
const partsOf = (file: SourceFile) => {
  const children: Node[] = []
  const components: ArrowFunction[] = []
  const visit = (node: Node): void => {
    if (isJsxFragment(node) || isJsxElement(node)) {
      const rendered = node.children.filter(isRendered)
      const isElement = isJsxElement(node) && node.openingElement.tagName.getText(file) !== 'Fragment'
      if (!isElement || rendered.length > 1) children.push(...rendered)
    }
    if (isVariableDeclaration(node) && /^[A-Z]/.test(node.name.getText(file)))
      if (node.initializer !== undefined && isArrowFunction(node.initializer))
        components.push(node.initializer)
    node.forEachChild(visit)
  }
  visit(file)
  return { children, components }
}

const typesOf = (checker: Checker, nodes: readonly Node[]) =>
  nodes.length === 0 ? [] : checker.getTypeAtLocation(nodes)

const bareTextsIn = (
  file: SourceFile,
  checker: Checker,
  isSlot: ReturnType<typeof slotTest>,
): readonly Node[] => {
  const { children, components } = partsOf(file)
  const values = children.flatMap((child) =>
    isJsxExpression(child) && child.expression !== undefined ? [child.expression] : [],
  )
  const types = typesOf(checker, values)
  const returned = (component: ArrowFunction): Type | undefined => {
    const signature = checker.getSignatureFromDeclaration(component)
    return signature && checker.getReturnTypeOfSignature(signature)
  }
  return [
    ...children.filter(isJsxText),
    ...values.filter((_, at) => !isSlot(types[at])),
    ...components.filter((component) => !isSlot(returned(component))),
  ]
}

/**
 * Returns places (path, line, code) where React renders text or a value that may be text next to other children, in a
 * fragment, or as the only result of a component. `replaced` overrides the text of some files.
 */
export const bareTexts = (
  paths: readonly string[],
  replaced: Readonly<Record<string, string>> = {},
): readonly string[] => {
  const texts = new Map(Object.entries(replaced).map(([path, text]) => [resolve(root, path), text]))
  const api = new API({ cwd: root, fs: { readFile: (path) => texts.get(path) } })
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(root, 'ui/tsconfig.json')] }).getProjects()
    if (project === undefined) throw new Error('ui has no project')
    const isSlot = slotTest(project)
    return paths.flatMap((path) => {
      const file = fileOf(project, path)
      return bareTextsIn(file, project.checker, isSlot).map((node) => {
        const line = file.text.slice(0, node.getStart(file)).split('\n').length
        return `${path}:${line} ${node.getText(file).trim().split('\n')[0]}`
      })
    })
  } finally {
    api.close()
  }
}
