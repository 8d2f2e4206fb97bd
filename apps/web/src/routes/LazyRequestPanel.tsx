import { lazyPart } from '../lib/lazyPart.tsx'

/** The review, for those whom an app can ask: not before there is such an app. */
export const LazyRequestPanel = lazyPart(async () => (await import('./RequestPanel.tsx')).RequestPanel, null)
