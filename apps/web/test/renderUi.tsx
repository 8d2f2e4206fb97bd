import '../src/ui/tokens.css'
import '../src/ui/base.css'
import type { ComponentType, ReactNode } from 'react'
import { type RenderResult, render } from 'vitest-browser-react'

/** Renders a component with the app's tokens and base styles. */
export function renderUi(ui: ReactNode, wrapper?: ComponentType<{ children: ReactNode }>): Promise<RenderResult> {
  return render(ui, wrapper ? { wrapper } : {})
}
