import type { Theme as DialogTheme } from '@countersign/connect/frame'
import type { Settings } from '../../domain/settings/Settings.ts'
import type { Theme } from '../../lib/theme.ts'

/** Theme options of the dialog; its colours are set in connectTheme.css. */
export function toDialogTheme(theme: Theme, { blur, font, radius }: Settings): DialogTheme {
  return {
    borderRadius: radius,
    // Inter is set in connectTheme.css.
    fontStack: font === 'rounded' ? font : 'system',
    overlayBlur: blur,
    scheme: theme === 'system' ? 'auto' : theme,
  }
}
