import { lazyPart, orNothing } from '../../lib/lazyPart.tsx'

/** Beside an owner's address; loads after the page. */
export const OwnerType = lazyPart(() => import('./OwnerTypeBadge.tsx').then((part) => part.OwnerTypeBadge, orNothing))
