import { Drawing } from './CloseButton.tsx'

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  check: 'M5 13l4 4L19 7',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  desktop: 'M4 5h16v11H4zM9 20h6M12 16v4',
  device: 'M7 3h10v18H7zM11 18h2',
  exit: 'M14 4H5v16h9M10 12h10M17 8l4 4-4 4',
  external: 'M8 5H5v14h14v-3M13 5h6v6M19 5l-9 9',
  extension: 'M10 4a2 2 0 014 0v2h5v5h-2a2 2 0 000 4h2v5H5v-5M5 15V6h5V4',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 018 0v3',
  network: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3.500 4 3.500 14 0 18M12 3c-3.500 4-3.500 14 0 18',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19 8a8 8 0 10.500 6M19 4v4h-4',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 12h8',
  search: 'M11 5a6 6 0 100 12 6 6 0 000-12zM20 20l-4.500-4.500',
  sign: 'M4 20h4L20 8l-4-4L4 16zM13 7l4 4',
  stop: 'M12 7v6M12 16.500v.01M12 3a9 9 0 100 18 9 9 0 000-18z',
  wallet: 'M4 7h15v12H4zM4 7l11-3v3M15 13h1',
} as const

export type GlyphName = keyof typeof PATHS

export const Glyph = ({ name }: { name: GlyphName }) => <Drawing name={name} path={PATHS[name]} />

/** Progress indicator; the text beside it names the task. */
export function Spinner() {
  return <span aria-hidden="true" className="csc-spinner" />
}
