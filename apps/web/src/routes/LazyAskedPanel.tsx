import { lazyPart } from '../lib/lazyPart.tsx'

/** The review, for those whom an app can ask: not before there is such an app. */
export const LazyAskedPanel = lazyPart(async () => (await import('./AskedPanel.tsx')).AskedPanel, null)
