import { lazyPart } from '../lib/lazyPart.tsx'

/** The request panel, loaded with the first app. */
export const LazyRequestPanel = lazyPart(async () => (await import('./RequestPanel.tsx')).RequestPanel, null)
