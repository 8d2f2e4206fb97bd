import { lazyPart } from '../lib/lazyPart.tsx'

export const LazyRequestPanel = lazyPart(async () => (await import('./RequestPanel.tsx')).RequestPanel)
