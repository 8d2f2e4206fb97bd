type Child = Node | string

/** Creates a DOM element; strings become text nodes, so that nothing a page sends becomes markup. */
export function createElement<tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  attributes: Record<string, string | undefined> = {},
  ...children: Child[]
): HTMLElementTagNameMap[tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value)
  element.append(...children)
  return element
}
