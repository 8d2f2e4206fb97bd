import styles from './Icon.module.css'

/** 16 × 16 line icons, one path each: no icon font, no remote file. */
const paths = {
  apps: 'M3 3h4v4H3V3Zm6 0h4v4H9V3ZM3 9h4v4H3V9Zm6 0h4v4H9V9Z',
  arrowIn: 'M12.5 3.5 4 12M4 6v6h6',
  arrowOut: 'M3.5 12.5 12 4M6 4h6v6',
  assets:
    'M2.5 5c0-1.4 2.5-2.5 5.5-2.500s5.5 1.1 5.5 2.5-2.5 2.5-5.5 2.500S2.5 6.4 2.5 5Zm0 0v6c0 1.4 2.5 2.5 5.5 2.500s5.5-1.1 5.5-2.500V5M2.5 8c0 1.4 2.5 2.5 5.5 2.500s5.5-1.1 5.5-2.5',
  batch: 'M2.5 5 8 2.5 13.5 5 8 7.5 2.5 5ZM2.5 8 8 10.5 13.5 8M2.5 11 8 13.5 13.5 11',
  book: 'M8 4.500C6.500 3.300 4.800 3 2.500 3v9c2.300 0 4 .3 5.500 1.500 1.500-1.200 3.200-1.500 5.500-1.500V3C11.200 3 9.500 3.300 8 4.500Zm0 0v9',
  bundled: 'M2.5 5 8 2.5 13.5 5v6L8 13.5 2.5 11V5Zm0 0L8 7.5 13.5 5M8 7.500v6',
  caution: 'M8 2.5 14 13H2L8 2.500ZM8 6.500v3M8 11.300v.1',
  chain: 'M6.5 9.5 9.5 6.500M7 4.500l1.5-1.500a2.8 2.8 0 0 1 4 4L11 8.500M9 11.5 7.5 13a2.8 2.8 0 0 1-4-4L5 7.5',
  check: 'M3 8.5 6.5 12 13 4.5',
  chevron: 'M4 6l4 4 4-4',
  claimed: 'M5.5 6a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.500v.2M8 12.500v.1',
  close: 'M4 4l8 8M12 4l-8 8',
  contract: 'M5.5 4.5 2.5 8l3 3.500M10.5 4.500l3 3.5-3 3.500M9 3l-2 10',
  copy: 'M5.5 5.500V3.500a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M3.5 5.500h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1Z',
  history: 'M2.5 8a5.5 5.5 0 1 0 1.8-4.100L2.5 5.500M2.5 2.500v3h3M8 5v3l2 1.5',
  home: 'M2.5 7 8 2.5 13.5 7v6.500h-4v-4h-3v4h-4V7Z',
  inbox: 'M2.5 9 4.5 3h7l2 6v4h-11V9Zm0 0H6l1 1.500h2L10 9h3.5',
  info: 'M8 2.500a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM8 7.300v3.700M8 5v.1',
  limit: 'M2.5 11.500a5.5 5.5 0 1 1 11 0M8 11.5 11 7M4.5 13.500h7',
  message: 'M2.5 3.500h11V11H8l-3 2.500V11H2.500V3.500ZM5 6h6M5 8.500h4',
  monitor: 'M2.5 3h11v8h-11V3ZM6 13.500h4M8 11v2.5',
  more: 'M3 8h.1M8 8h.1M13 8h.1',
  moon: 'M13 9.500A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.500Z',
  people: 'M8 3a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM3 13.500c.4-2.500 2.400-4 5-4s4.600 1.500 5 4',
  plus: 'M8 3v10M3 8h10',
  queue: 'M2.5 4h11M2.5 8h11M2.5 12h6',
  recomputed: 'M3.5 6h9M3.5 10h9',
  reject: 'M8 2.500a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM4.2 4.200l7.6 7.6',
  safe: 'M2.5 3h11v9.500h-11V3Zm1.5 9.500V14M12 12.500V14M8 5.500a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.600Z',
  search: 'M7 2.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM10.3 10.300l3.2 3.2',
  settings: 'M3 4.500h10M3 11.500h10M6 3v3M10.5 10v3',
  shield: 'M8 2 13 4v4c0 2.800-2 4.800-5 6-3-1.200-5-3.200-5-6V4L8 2Z',
  sign: 'M2.5 11.500c2-5 4-6 4-3.500S5.5 12.5 7 11.500s2-3 3-3 .3 2 1.3 2 1.2-.5 2.2-1.500M2.5 13.700h11',
  stop: 'M5.5 2.500h5l3 3v5l-3 3h-5l-3-3v-5l3-3ZM6 6l4 4M10 6l-4 4',
  sun: 'M8 5.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 1.500v1.500M8 13v1.500M1.5 8H3M13 8h1.500M3.4 3.400l1 1M11.6 11.600l1 1M3.4 12.600l1-1M11.6 4.400l1-1',
  wallet: 'M2.5 4.500h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-7Zm0 0 8-2v2M11 8.500v.1',
  yours: 'M3 13l.7-3L10.5 3 13 5.5 6 12.3 3 13Z',
} as const

export type IconName = keyof typeof paths

/** Decorative: the text beside it carries the meaning. */
export function Icon({ name, size = 'medium' }: { name: IconName; size?: 'small' | 'medium' }) {
  return (
    <svg
      aria-hidden="true"
      className={size === 'small' ? styles.small : styles.icon}
      focusable="false"
      viewBox="0 0 16 16"
    >
      <path d={paths[name]} />
    </svg>
  )
}
