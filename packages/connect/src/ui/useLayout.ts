import { useSyncExternalStore } from 'react'
import { WIDE_LAYOUT } from '../constants.ts'
import type { Layout } from '../context/ConnectContext.ts'
import type { Environment } from '../wallet-list/Environment.ts'

/** Below this width in pixels the dialog is a sheet at the bottom of the screen. */
const SHEET = 600

/** Bottom sheet on phones, one pane at a time in narrow windows. */
export function useLayout(preferred: 'wide' | 'compact', { isMobile }: Environment): Layout {
  const width = useSyncExternalStore(subscribe, readWidth, () => WIDE_LAYOUT)
  if (isMobile || width < SHEET) return 'mobile'
  return width < WIDE_LAYOUT ? 'compact' : preferred
}

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const readWidth = () => window.innerWidth
