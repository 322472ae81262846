/** The templates of an answer, by the region that each is for. */
export async function templatesOf(answer: Response): Promise<readonly HTMLTemplateElement[]> {
  const parsed = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return [...parsed.querySelectorAll<HTMLTemplateElement>('template[data-region]')]
}

/** Puts what came in the place of each region: a block by its id, what areas bring inside of its element. */
export function swapRegions(templates: readonly HTMLTemplateElement[]): void {
  for (const template of templates) {
    const name = CSS.escape(template.dataset['region'] ?? '')
    document.querySelector(`.b-${name}`)?.replaceWith(document.importNode(template.content, true))
    for (const region of document.querySelectorAll(`[data-region="${name}"]`))
      region.replaceChildren(document.importNode(template.content, true))
  }
}
