import { z } from 'zod'

export const ThemeSchema = z.enum(['system', 'light', 'dark'])

export type Theme = z.infer<typeof ThemeSchema>

export function nextTheme(theme: Theme): Theme {
  return theme === 'system' ? 'light' : theme === 'light' ? 'dark' : 'system'
}

export function applyTheme(root: HTMLElement, theme: Theme): void {
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.dataset.theme = theme
}
