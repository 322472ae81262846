/** A node of a tree: what a page tree, a folder tree, or a list of layers is made of. */
export interface TreeNode {
  readonly id: string
  readonly children?: readonly TreeNode[]
}

/** Where nodes go: beside `id` or into it. */
export interface TreePlace {
  readonly id: string
  readonly position: 'before' | 'after' | 'inside'
}

/** Whether `id` is `inside` or one of what it holds. */
export function holds(node: TreeNode, id: string): boolean {
  return node.id === id || (node.children?.some((child) => holds(child, id)) ?? false)
}

/** The node of that id, wherever it stands. */
export function findNode<Node extends TreeNode>(nodes: readonly Node[], id: string): Node | null {
  for (const node of nodes) {
    if (node.id === id) return node
    const found = node.children && findNode(node.children as readonly Node[], id)
    if (found) return found
  }
  return null
}

/**
 * The tree after `moved` went to a place, in their order. Null when it cannot be: the place does not exist, or lies
 * inside what is moved.
 */
export function movedTree<Node extends TreeNode>(
  nodes: readonly Node[],
  moved: ReadonlySet<string>,
  place: TreePlace,
): Node[] | null {
  for (const id of moved) {
    const node = findNode(nodes, id)
    if (!node || holds(node, place.id)) return null
  }
  if (!findNode(nodes, place.id)) return null

  const taken: Node[] = []
  const without = (list: readonly Node[]): Node[] =>
    list.flatMap((node) => {
      if (moved.has(node.id)) {
        taken.push(node)
        return []
      }
      return node.children ? [{ ...node, children: without(node.children as readonly Node[]) }] : [node]
    })
  const rest = without(nodes)

  const put = (list: readonly Node[]): Node[] =>
    list.flatMap((node) => {
      if (node.id !== place.id)
        return node.children ? [{ ...node, children: put(node.children as readonly Node[]) }] : [node]
      if (place.position === 'before') return [...taken, node]
      if (place.position === 'after') return [node, ...taken]
      return [{ ...node, children: [...((node.children as readonly Node[] | undefined) ?? []), ...taken] }]
    })
  return put(rest)
}
