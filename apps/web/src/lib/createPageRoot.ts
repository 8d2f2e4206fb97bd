import { createRoot, type Root } from 'react-dom/client'

/** A chunk of its own (vite.config.ts): loading react-dom blocks phones, so it is evaluated in its own task. */
export function createPageRoot(element: Element): Root {
  return createRoot(element)
}
