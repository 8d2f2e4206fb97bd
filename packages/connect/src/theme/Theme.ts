import type { CSSProperties } from 'react'

/** The specification's tokens. Colours are any CSS colour; the others are steps of a scale. */
export type Theme = {
  /** @default 'auto', which follows the system */
  scheme?: 'light' | 'dark' | 'auto' | undefined
  /** @default blue */
  accentColor?: string | undefined
  accentColorForeground?: string | undefined
  /** Of the dialog: 0, 8, 16 or 24 px. @default 'large' */
  borderRadius?: 'none' | 'small' | 'medium' | 'large' | undefined
  /** @default 'system' */
  fontStack?: 'rounded' | 'system' | undefined
  /** @default 'none' */
  overlayBlur?: 'none' | 'small' | 'large' | undefined
}

export type ThemeProps = {
  'data-csc-blur': string
  'data-csc-font': string
  'data-csc-radius': string
  'data-csc-scheme': string
  style: CSSProperties & { [name: `--${string}`]: string }
}

/** The theme as attributes of the static stylesheet; custom colours use the style property, never a `<style>`. */
export function toThemeProps(theme: Theme = {}): ThemeProps {
  const {
    accentColor,
    accentColorForeground,
    borderRadius = 'large',
    fontStack = 'system',
    overlayBlur = 'none',
  } = theme
  return {
    'data-csc-blur': overlayBlur,
    'data-csc-font': fontStack,
    'data-csc-radius': borderRadius,
    'data-csc-scheme': theme.scheme ?? 'auto',
    style: {
      ...(accentColor ? { '--csc-accent': accentColor } : {}),
      ...(accentColorForeground ? { '--csc-on-accent': accentColorForeground } : {}),
    },
  }
}
