import type { Theme as DialogTheme } from '@countersign/connect/frame'
import type { Theme } from '../../lib/theme.ts'

/** The app's own look for the dialog; its colours are in connectTheme.css. */
export function toDialogTheme(theme: Theme): DialogTheme {
  return { borderRadius: 'medium', scheme: theme === 'system' ? 'auto' : theme }
}
