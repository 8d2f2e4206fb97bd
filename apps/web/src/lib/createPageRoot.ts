import { createRoot, type Root } from 'react-dom/client'

/** A piece of the first page by itself (vite.config.ts): what draws is made when it is first named, which takes a phone long. */
export function createPageRoot(element: Element): Root {
  return createRoot(element)
}
