import type { CSSProperties } from 'react'

/** Every value of the stylesheet, by the name of its variable (`ink2` is `--csc-ink-2`). Each is CSS. */
export type ThemeTokens = {
  accent: string
  /** Text on the accent. */
  onAccent: string
  danger: string
  onDanger: string
  /** Behind the dialog. */
  backdrop: string
  panel: string
  /** Raised or sunken areas: hovered rows, tiles. */
  inset: string
  /** Lines between areas. */
  hairline: string
  /** Border of input fields. */
  control: string
  ink: string
  /** Secondary text. */
  ink2: string
  font: string
  mono: string
  radiusModal: string
  radiusControl: string
  /** Of wallet and chain icons in a list; larger icons have a multiple of it. */
  radiusTile: string
  radiusAvatar: string
  shadow: string
  motion: string
  /** Of the dialog with one pane. */
  width: string
  /** Of the dialog with list and pane. */
  widthWide: string
  /** Of the dialog with list and pane. */
  height: string
}

/** The specification's tokens. Colours are any CSS colour; the others are steps of a scale. */
export type Theme = {
  /** A preset; `auto` is light or dark, as the system is. @default 'auto' */
  scheme?: 'light' | 'dark' | 'midnight' | 'auto' | undefined
  /** @default blue */
  accentColor?: string | undefined
  accentColorForeground?: string | undefined
  /** Of the dialog: 0, 8, 16 or 24 px; controls, tiles and icons follow. @default 'large' */
  borderRadius?: 'none' | 'small' | 'medium' | 'large' | undefined
  /** @default 'system' */
  fontStack?: 'rounded' | 'system' | undefined
  /** @default 'none' */
  overlayBlur?: 'none' | 'small' | 'large' | undefined
  /** Of the dialog on a desktop; a phone has a sheet. @default 'medium' */
  modalSize?: 'small' | 'medium' | 'large' | undefined
  /** @default 'center' */
  placement?: 'center' | 'top' | 'bottom' | 'start' | 'end' | undefined
  /** Overrides single values of the preset. `light-dark(…, …)` has one for each scheme. */
  tokens?: Partial<ThemeTokens> | undefined
}

export type ThemeProps = {
  'data-csc-blur': string
  'data-csc-font': string
  'data-csc-modal': string
  'data-csc-placement': string
  'data-csc-radius': string
  'data-csc-scheme': string
  style: CSSProperties & { [name: `--${string}`]: string }
}

/** The theme as attributes of the static stylesheet; custom values use the style property, never a `<style>`. */
export function toThemeProps(theme: Theme = {}): ThemeProps {
  const {
    accentColor,
    accentColorForeground,
    borderRadius = 'large',
    fontStack = 'system',
    modalSize = 'medium',
    overlayBlur = 'none',
    placement = 'center',
    tokens = {},
  } = theme
  return {
    'data-csc-blur': overlayBlur,
    'data-csc-font': fontStack,
    'data-csc-modal': modalSize,
    'data-csc-placement': placement,
    'data-csc-radius': borderRadius,
    'data-csc-scheme': theme.scheme ?? 'auto',
    style: {
      ...(accentColor ? { '--csc-accent': accentColor } : {}),
      ...(accentColorForeground ? { '--csc-on-accent': accentColorForeground } : {}),
      ...Object.fromEntries(Object.entries(tokens).map(([name, value]) => [toVariable(name), value])),
    },
  }
}

const toVariable = (name: string) => `--csc-${name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`
