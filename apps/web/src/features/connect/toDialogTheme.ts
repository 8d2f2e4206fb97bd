import type { Theme as DialogTheme } from '@countersign/connect/frame'
import type { Settings } from '../../domain/settings/Settings.ts'
import type { Theme } from '../../lib/theme.ts'

/** The app's own look for the dialog; its colours, the accent among them, are the app's through connectTheme.css. */
export function toDialogTheme(theme: Theme, { blur, font, radius }: Settings): DialogTheme {
  return {
    borderRadius: radius,
    // Inter is the app's own, which the dialog gets through connectTheme.css.
    fontStack: font === 'rounded' ? font : 'system',
    overlayBlur: blur,
    scheme: theme === 'system' ? 'auto' : theme,
  }
}
