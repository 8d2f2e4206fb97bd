import type { Theme } from '../../../src/theme/Theme.ts'

/** Each setting of a theme at least once. */
export const themes: Readonly<Record<string, Theme>> = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  midnight: { scheme: 'midnight' },
  'green, medium radius': { accentColor: '#1a7f37', borderRadius: 'medium', scheme: 'light' },
  'purple, small radius': { accentColor: '#6f42c1', borderRadius: 'small', scheme: 'light' },
  'amber on dark, no radius': {
    accentColor: '#ffb454',
    accentColorForeground: '#241400',
    borderRadius: 'none',
    scheme: 'dark',
  },
  'rounded font, blurred page': { fontStack: 'rounded', overlayBlur: 'large', scheme: 'light' },
}
